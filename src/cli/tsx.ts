/** Lets Node read `.tsx` modules: it strips types by itself, but does not know JSX. */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

let registered = false;

export async function readTsx(): Promise<void> {
  if (registered) return;
  registered = true;
  const { default: ts } = await import('typescript');
  const compilerOptions = {
    jsx: ts.JsxEmit.ReactJSX,
    jsxImportSource: 'preact',
    module: ts.ModuleKind.ESNext,
    target: ts.ScriptTarget.ESNext,
  };
  registerHooks({
    load(url, context, nextLoad) {
      if (!url.endsWith('.tsx')) return nextLoad(url, context);
      const text = readFileSync(fileURLToPath(url), 'utf8');
      return { format: 'module', source: ts.transpileModule(text, { compilerOptions }).outputText, shortCircuit: true };
    },
  });
}
