/** The page on which a party chooses whose departure does not take place. */
export default {
  title: "Another date or your money back",
  description: "Your trip doesn’t take place on its date. Choose what happens now.",
  lead: "{{title}} from {{start}} doesn’t take place. You choose what happens now. There is no fee.",
  reason: "Why it doesn’t take place",
  until: "Please choose by {{until}}. If we don’t hear from you by then, we’ll send your money back.",
  legend: "What would you like?",
  date: "{{from}} to {{to}}",
  offered: "The new date we suggest",
  same: "Same price",
  back: "{{amount}} back",
  dearer: "This date costs more. Ask us about it.",
  ask: "Ask us",
  moneyBack: "My money back",
  moneyBackText: "{{amount}}, the way it came, within 14 days.",
  refundUntil: "Full refund until {{day}}",
  noFullRefund: "Too near for a full refund later",
  noDates: "No other date of this tour has room for you at the moment.",
  send: "Confirm my choice",
  busy: "Confirming…",
  choose: "Please choose one.",
  problem: {
    title: "Nothing has changed",
    date_gone: "This date has just filled up or changed its price. Please choose again.",
    answered: "You’ve already chosen, or the time is over. Your booking says how it stands.",
  },
  done: {
    date: {
      title: "Your new date is booked",
      text: "You travel on {{start}}.",
    },
    dateBack: "{{amount}} comes back to you.",
    money: {
      title: "We’ll send your money back",
      text: "{{amount}} comes back to you within 14 days.",
    },
  },
} as const;
