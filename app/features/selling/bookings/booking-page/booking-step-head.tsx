import type { BookingPage } from "./booking-page.server.ts";

/** The head of a page of one step with a booking: what is done, of which trip. */
export function BookingStepHead({ page, title }: { page: Pick<BookingPage, "title">; title: string }) {
  return (
    <div className="page-head">
      <h1 className="h1">{title}</h1>
      <p className="lead">{page.title}</p>
    </div>
  );
}
