import type { ComponentProps } from "react";
import { answerTo } from "#app/values/form-answer.ts";
import { BookOnline, bookOnlineForm } from "./book-online.tsx";
import { useBookingChoice } from "./booking-choice.ts";
import { ContactForm, type ContactAnswer } from "./contact-form.tsx";

type Props = Omit<ComponentProps<typeof ContactForm>, "choice">;

/** With a tour booking online comes first, then the request; without one there is the message form alone. */
export function ContactForms({ answer, arrived, booking, ...rest }: Props) {
  const choice = useBookingChoice(booking);
  const ofMessage = (given: ContactAnswer | undefined) => (given?.form === bookOnlineForm ? undefined : given);
  return (
    <>
      {booking && choice ? <BookOnline request={booking} choice={choice} answer={answerTo(answer, bookOnlineForm)} /> : null}
      <ContactForm {...rest} answer={ofMessage(answer)} arrived={ofMessage(arrived)} booking={booking} choice={choice} />
    </>
  );
}
