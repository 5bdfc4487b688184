/** The women who lead the company, in the order of the About page. */
export const demoTeam: { id: number; name: string; picture: string; positions: { en: string } & Record<string, string> }[] = [
  { id: 1, name: "Anjali Sharma", picture: "people/team-anjali", positions: { en: "Founder and Managing Director" } },
  { id: 2, name: "Meera Rawat", picture: "people/team-meera", positions: { en: "Head of Treks and Safety" } },
  { id: 3, name: "Tenzin Dolma", picture: "people/team-tenzin", positions: { en: "Culture Curator" } },
  { id: 4, name: "Farah Siddiqui", picture: "people/team-farah", positions: { en: "Customer Care Lead" } },
];
