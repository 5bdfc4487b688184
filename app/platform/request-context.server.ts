/** What the doors find beside the request: the program's services, and what is known about this request. */
import { createContext } from "react-router";
import type { Database, DatabaseHandle, Transaction } from "#db/database.server.ts";
import type { Currency } from "#app/values/money.ts";
import type { Env } from "./env.server.ts";
import type { Log } from "./log.server.ts";

/** The demo content lies above all features: who may load it and take it out is given both. */
export type DemoContent = {
  /** Adds what is missing of it; `alongside` is done in the same transaction. */
  load: (db: Database, now: Date, alongside?: (tx: Transaction) => Promise<void>) => Promise<void>;
  remove: (tx: Transaction) => Promise<void>;
};

export type Services = {
  env: Env;
  log: Log;
  handle: DatabaseHandle;
  db: DatabaseHandle["db"];
  /** The clock; tests pass their own. */
  now: () => Date;
  /** Signs links and cookies. */
  secret: string;
  /** Wants a job to run soon, once the transaction is committed. */
  enqueue: (tx: Transaction, job: string) => Promise<void>;
  demo: DemoContent;
};

export type RequestInfo = {
  /** Short random id: in the log line of the request and on its error page. */
  id: string;
  /** The visitor's choice; without one a page's language decides. */
  chosenCurrency: Currency | undefined;
  /** The visitor's network address, for rate limits; never stored as it is nor logged. */
  address: string;
  /** Set when the page is rendered for one visitor; a page that is cached whole carries hashes instead. */
  nonce: string | undefined;
  /** `Set-Cookie` lines that go out with whatever is answered: a session that was renewed, or is over. */
  cookies: string[];
  /** The database did not answer: the answer becomes a 503. */
  unavailable: boolean;
};

export const servicesContext = createContext<Services>();
export const requestContext = createContext<RequestInfo>();
