/** WebKit by way of its own driver: as much of the WebDriver protocol as a walk through a page needs. */

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type Element = Readonly<Record<typeof ELEMENT, string>>;

/** A key of the protocol by its usual name. */
export const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  End: '\uE010',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
} as const;

const PATIENCE_MS = 10_000;

const pause = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds));

export class Driver {
  readonly #session: string;

  private constructor(session: string) {
    this.#session = session;
  }

  /** Opens a window of WebKit. `driver` is the address of WebKitWebDriver, which may still be starting. */
  static async open(driver: string, browser: string): Promise<Driver> {
    const alwaysMatch = {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    };
    const begin = performance.now();
    for (;;) {
      try {
        const { sessionId } = (await ask(`${driver}/session`, { capabilities: { alwaysMatch } })) as {
          sessionId: string;
        };
        return new Driver(`${driver}/session/${sessionId}`);
      } catch (error) {
        if (performance.now() - begin > PATIENCE_MS) throw error;
        await pause(100);
      }
    }
  }

  close(): Promise<unknown> {
    return ask(this.#session, undefined, 'DELETE');
  }

  go(url: string): Promise<unknown> {
    return ask(`${this.#session}/url`, { url });
  }

  resize(width: number, height: number): Promise<unknown> {
    return ask(`${this.#session}/window/rect`, { width, height });
  }

  /** A picture of the window, as PNG. */
  async picture(): Promise<Buffer> {
    return Buffer.from((await ask(`${this.#session}/screenshot`)) as string, 'base64');
  }

  /** Runs a function in the page. */
  run<T, A extends readonly unknown[]>(inPage: (...args: A) => T, ...args: A): Promise<T> {
    return ask(`${this.#session}/execute/sync`, { script: `return (${inPage})(...arguments)`, args }) as Promise<T>;
  }

  async #find(selector: string): Promise<string> {
    const found = (await ask(`${this.#session}/element`, { using: 'css selector', value: selector })) as Element;
    return `${this.#session}/element/${found[ELEMENT]}`;
  }

  /** Scrolls there and clicks, as a person does: what is hidden or covered cannot be clicked. */
  async click(selector: string): Promise<void> {
    await this.run((wanted: string) => document.querySelector(wanted)?.scrollIntoView({ block: 'center' }), selector);
    await ask(`${await this.#find(selector)}/click`, {});
  }

  /** Presses a key where the focus is. */
  async press(key: keyof typeof KEYS): Promise<void> {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] }));
    await ask(`${this.#session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** Waits until a function in the page gives what is expected; else tells what it gave last. */
  async expect<T, A extends readonly unknown[]>(what: string, wanted: T, inPage: (...args: A) => T, ...args: A) {
    const begin = performance.now();
    for (;;) {
      const seen = JSON.stringify(await this.run(inPage, ...args));
      if (seen === JSON.stringify(wanted)) return;
      if (performance.now() - begin > PATIENCE_MS) throw new Error(`${what}: ${seen}, not ${JSON.stringify(wanted)}`);
      await pause(30);
    }
  }
}

async function ask(address: string, body?: object, method = body ? 'POST' : 'GET'): Promise<unknown> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error = response.status, message = '' } = value as { error?: string; message?: string };
  throw new Error(`${error}: ${message} (${method} ${new URL(address).pathname.replace(/^.session.[^/]+/, '')})`);
}
