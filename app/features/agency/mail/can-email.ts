/** Whether emails leave this site at all. Without a mail server they wait in the outbox, and what promises one says so instead. */
import { useRouteLoaderData } from "react-router";
import type { Services } from "#app/platform/request-context.server.ts";

/** The one place that decides; pages are told by the root's data. */
export const canEmail = ({ env }: { env: Pick<Services["env"], "smtpUrl"> }): boolean => env.smtpUrl !== undefined;

/** What the root has been told. Where it could not be loaded, an error stands instead of any promise. */
export const useCanEmail = (): boolean => useRouteLoaderData<() => { canEmail: boolean }>("root")?.canEmail ?? true;
