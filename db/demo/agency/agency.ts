/** The people of the invented agency. Addresses end with a name that nobody can own. */
import type { Role } from "#app/features/people/access/permissions.ts";

export const staff: readonly { name: string; email: string; role: Role }[] = [
  { name: "Meera Rawat", email: "meera@agency.example", role: "Owner" },
  { name: "Ananya Iyer", email: "ananya@agency.example", role: "Manager" },
  { name: "Farah Khan", email: "farah@agency.example", role: "Bookings" },
  { name: "Lucía Herrera", email: "lucia@agency.example", role: "Content" },
  { name: "Devika Menon", email: "devika@agency.example", role: "Accounts" },
];

const named = (name: string, language: "en" | "de" | "fr" | "es" | "hi") => {
  const address = name
    .normalize("NFKD")
    .replace(/[^A-Za-z ]/g, "")
    .toLowerCase()
    .replaceAll(" ", ".");
  return { name, email: `${address}@example.org`, language };
};

/** Customers; the first has an account. */
export const people = [
  named("Maya Lindqvist", "en"),
  named("Asha Rao", "en"),
  named("Johanna Weber", "de"),
  named("Claire Fontaine", "fr"),
  named("Inés Castillo", "es"),
  named("Priyanka Desai", "hi"),
  named("Grace Mwangi", "en"),
  named("Yuki Tanaka", "en"),
  named("Emma Larsen", "en"),
  named("Ruth Abrams", "en"),
  named("Katrin Vogel", "de"),
  named("Nadia Benali", "fr"),
  named("Carmen Soto", "es"),
  named("Shalini Gupta", "hi"),
  named("Helen O Connor", "en"),
  named("Beatriz Nunes", "en"),
  named("Sunita Sharma", "hi"),
  named("Lena Hoffmann", "de"),
];

export const messages = [
  {
    subject: "Travelling alone",
    message: "I would travel alone. Can I have a room of my own, and what would it cost?",
    answer: "Yes, each tour has a few single rooms. Tell us your tour and date, and we’ll send you the price today.",
  },
  {
    subject: "Visa for India",
    message: "Do you help with the visa? I have a Kenyan passport.",
    answer: "We’ll send you the invitation letter and the list of papers as soon as your booking is confirmed.",
  },
  {
    subject: "Vegetarian food",
    message: "My mother eats strictly vegetarian, without eggs. Is that possible on the way?",
    answer: "It is, on every tour. Please note it at the booking, and the guide will know before the first meal.",
  },
  {
    subject: "Dates in spring",
    message: "Will there be further dates in April? The ones shown do not suit us.",
    answer: "Two more dates open next week. We’ll write to you as soon as they can be booked.",
  },
  {
    subject: "How fit must I be?",
    message: "I am 68 and walk every day, but no mountains. Which tour would you choose for me?",
    answer: "The heritage tours have short walks on even ground. Call us, and we’ll find the right one together.",
  },
];
