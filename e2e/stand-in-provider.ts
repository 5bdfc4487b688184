import { startProvider } from "../test/provider-stand-in.ts";

/** Before all tests: the provider that the site under test knows as Google, GitHub and Twitter. */
export default async function standInProvider(): Promise<() => Promise<void>> {
  const provider = await startProvider(`http://localhost:${process.env.E2E_PORT}`, Number(process.env.E2E_PROVIDER_PORT));
  return () => provider.stop();
}
