import { answerTo } from "#app/values/form-answer.ts";
import { BookOnline, bookOnlineForm } from "./book-online.tsx";
import { useBookingChoice } from "./booking-choice.ts";
import type { BookingRequest } from "./booking-request.server.ts";
import { ContactForm, type ContactAnswer } from "./contact-form.tsx";

type Props = {
  answer: ContactAnswer | undefined;
  /** The last one that came from the site. */
  arrived: ContactAnswer | undefined;
  booking: BookingRequest | undefined;
  tours: { slug: string; title: string }[];
  subject: string;
};

/** With a tour booking online comes first, then the request; without one there is the message form alone. */
export function ContactForms({ answer, arrived, booking, tours, subject }: Props) {
  const choice = useBookingChoice(booking);
  const ofMessage = (given: ContactAnswer | undefined) => (given?.form === bookOnlineForm ? undefined : given);
  return (
    <>
      {booking && choice ? <BookOnline request={booking} choice={choice} answer={answerTo(answer, bookOnlineForm)} /> : null}
      <ContactForm
        answer={ofMessage(answer)}
        arrived={ofMessage(arrived)}
        booking={booking}
        choice={choice}
        tours={tours}
        subject={subject}
      />
    </>
  );
}
