/**
 * Reads of the embedded database that are asked again and again: parsed and planned once, not each time. Without it a fresh list takes 1.3
 * times the processor time, which is why this reaches into PGlite's private parts.
 */
import { parse, protocol, type PGlite, type Results } from "@electric-sql/pglite";

const { serialize } = protocol;
const { parseDescribeStatementResults, parseResults } = parse;
type Messages = Parameters<typeof parseResults>[0];
type Columns = InstanceType<typeof protocol.messages.RowDescriptionMessage>;

type Statement = { name: string; parameterTypes: number[]; columns: Columns | undefined };
type Query = PGlite["query"];
type Options = Parameters<Query>[2];

/** Statements come from the code with its values apart; the limit only guards against lists of ever other lengths. */
const maxStatements = 200;
const isRead = (text: string) => /^select\b/i.test(text);
/** What a statement that was planned before cannot take: types and conversions of one's own. */
const isOrdinary = (options: Options) => !options?.paramTypes && !options?.serializers && !options?.blob && !options?.onNotice;

/**
 * From now on `client.query` keeps the plan of each read that it is asked a second time: PostgreSQL plans a list of cards
 * for longer than it runs, and the driver sends six messages for a query where a planned one needs one. Reads inside a
 * transaction and all writes go the usual way, and so does a read that fails: nothing of it has happened then.
 */
export function keepPlans(client: PGlite): void {
  const asUsual: Query = client.query.bind(client);
  const asked = new Set<string>();
  const statements = new Map<string, Statement>();
  let made = 0;

  /** To be called where nothing else uses the connection. */
  const send = (...messages: Uint8Array[]): Promise<Messages> =>
    client.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false });

  const forget = async (text: string) => {
    const statement = statements.get(text);
    statements.delete(text);
    if (statement) await send(serialize.close({ type: "S", name: statement.name }));
  };

  async function statementOf(text: string): Promise<Statement> {
    const known = statements.get(text);
    if (known) return known;
    const [oldest] = statements.keys();
    if (oldest !== undefined && statements.size >= maxStatements) await forget(oldest);
    const name = `read_${++made}`;
    const described = await send(serialize.parse({ name, text }), serialize.describe({ type: "S", name }));
    const statement = {
      name,
      parameterTypes: parseDescribeStatementResults(described),
      columns: described.find((message): message is Columns => message.name === "rowDescription"),
    };
    statements.set(text, statement);
    return statement;
  }

  async function answer<Row>(text: string, values: unknown[], options: Options): Promise<Results<Row> | undefined> {
    try {
      const { name, parameterTypes, columns } = await statementOf(text);
      const written = values.map((value, index) => {
        if (value === null || value === undefined) return null;
        const write = client.serializers[parameterTypes[index] ?? 0];
        return write ? write(value) : String(value);
      });
      const messages = await send(serialize.bind({ statement: name, values: written }), serialize.execute({}));
      // The readers of these columns alone: the driver's own list has hundreds, and it copies them for each answer.
      const readers: PGlite["parsers"] = {};
      for (const { dataTypeID: type } of columns?.fields ?? []) {
        const read = options?.parsers?.[type] ?? client.parsers[type];
        if (read) readers[type] = read;
      }
      // The rows are as the caller of `query` says they are, here as there.
      const answers = parseResults(columns ? [columns, ...messages] : messages, readers, { rowMode: options?.rowMode });
      return answers[0] as Results<Row> | undefined;
    } catch {
      await forget(text).catch(() => undefined);
      return undefined;
    }
  }

  client.query = async <Row>(text: string, values: unknown[] = [], options?: Options): Promise<Results<Row>> => {
    if (!isRead(text) || !isOrdinary(options)) return asUsual<Row>(text, values, options);
    if (!asked.has(text)) {
      if (asked.size >= maxStatements) asked.clear();
      asked.add(text);
      return asUsual<Row>(text, values, options);
    }
    await client.waitReady;
    // Both locks, as the driver's own `query` takes them: not in somebody's transaction, nor between the messages of a query.
    // eslint-disable-next-line no-underscore-dangle
    const answered = await client._runExclusiveTransaction(() => client._runExclusiveQuery(() => answer<Row>(text, values, options)));
    return answered ?? asUsual<Row>(text, values, options);
  };
}
