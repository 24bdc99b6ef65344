/** Fetching modules before the document is changed so that it needs them. */
import { useState } from 'preact/hooks';
import type { ModuleName } from '../../engine/index.ts';
import { loadModules } from '../../engine/load.ts';

export interface Modules {
  /** The last attempt failed: the network, most likely. */
  readonly failed: boolean;
  readonly load: (modules: readonly ModuleName[], then: () => void) => Promise<void>;
}

export function useModules(): Modules {
  const [failed, fail] = useState(false);
  const load: Modules['load'] = async (modules, then) => {
    try {
      await loadModules(modules, []);
    } catch {
      fail(true);
      return;
    }
    fail(false);
    then();
  };
  return { failed, load };
}
