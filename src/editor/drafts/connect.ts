/** The database of the browser in which drafts are. */
import { type IDBPDatabase, openDB } from 'idb';
import type { Drawer } from './filed.ts';

const NAME = 'cartulary.drafts';

/** Rejected where there is no database, or where it does not let us use it. */
export const connect = (): Promise<IDBPDatabase<Drawer>> =>
  openDB<Drawer>(NAME, 1, {
    upgrade(database) {
      for (const table of ['drafts', 'histories'] as const) database.createObjectStore(table, { keyPath: 'id' });
      for (const table of ['states', 'revisions'] as const) database.createObjectStore(table);
    },
    // A newer version of this page wants to change the tables: it must not wait for this one.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });
