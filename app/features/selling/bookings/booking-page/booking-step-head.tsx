import type { BookingPage } from "./booking-page.server.ts";

/** The head of a page of one step with a booking: which booking, what is done, of which trip. */
export function BookingStepHead({ page, title }: { page: Pick<BookingPage, "reference" | "title">; title: string }) {
  return (
    <div className="page-head">
      <p>
        <b className="booking-reference">{page.reference}</b>
      </p>
      <h1 className="h1 mt-3">{title}</h1>
      <p className="lead">{page.title}</p>
    </div>
  );
}
