/** Serving the built site to a measuring browser, as a web server would: compressed. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface Server {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves a folder on a free port of this machine; `instead` has the contents of files that are to be other ones. */
export function serve(folder: string, instead: ReadonlyMap<string, Buffer> = new Map()): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
    const file = join(folder, path.endsWith('/') ? join(path, 'index.html') : path);
    const other = instead.get(file);
    if (!other && (!existsSync(file) || !statSync(file).isFile())) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const content = other ?? readFileSync(file);
    if (extname(file) === '.woff2') response.writeHead(200, { 'content-type': type }).end(content);
    else response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(gzipSync(content));
  });
  return new Promise((ready) => {
    server.listen(0, '127.0.0.1', () =>
      ready({
        origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        close: () =>
          new Promise((closed) => {
            server.closeAllConnections();
            server.close(() => closed());
          }),
      }),
    );
  });
}
