import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const hi = {
  name: "मीरा शेखावत",
  place: "जयपुर",
  about:
    "मीरा जयपुर में जन्मीं, इतिहासकार हैं, और ज़नाने में उतना ही समय देती हैं जितना दूसरे शीश महलों में। जयपुर से उदयपुर तक की हर लिफ़्ट, जीप और बेंच उन्हें पता है, और रानियों की बात वे ऐसे करती हैं जैसे वे घर की नकचढ़ी मौसियाँ हों।",
} satisfies GuideText;
