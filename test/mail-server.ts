/** A real mail server in the test process: takes every mail, or refuses while it is told to. */
import { once } from "node:events";
import net from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type Arrived = { from: string; to: string[]; mail: Email };

export async function startMailServer(port = 0, onArrived: (mail: Arrived) => void = () => {}) {
  const arrived: Arrived[] = [];
  const state = { refuses: false };
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (state.refuses) return done(Object.assign(new Error("try again later"), { responseCode: 451 }));
        const raw = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = session.envelope;
        void PostalMime.parse(raw)
          .then((mail) => {
            const arrival = { from: mailFrom ? mailFrom.address : "", to: rcptTo.map(({ address }) => address), mail };
            arrived.push(arrival);
            onArrived(arrival);
          })
          .then(() => done(), done);
      });
    },
  });
  server.on("error", () => {});
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address() as net.AddressInfo;
  return {
    arrived,
    state,
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
