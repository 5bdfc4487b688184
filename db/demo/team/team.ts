/** The women who lead the company, in the order of the About page. */
export const demoTeam: { id: number; name: string; picture: string; positions: { en: string } & Record<string, string> }[] = [
  {
    id: 1,
    name: "Anjali Sharma",
    picture: "people/team-anjali",
    positions: {
      en: "Founder and Managing Director",
      es: "Fundadora y directora general",
      fr: "Fondatrice et directrice générale",
      de: "Gründerin und Geschäftsführerin",
      hi: "संस्थापक और प्रबंध निदेशक",
    },
  },
  {
    id: 2,
    name: "Meera Rawat",
    picture: "people/team-meera",
    positions: {
      en: "Head of Treks and Safety",
      es: "Responsable de rutas de montaña y seguridad",
      fr: "Responsable des treks et de la sécurité",
      de: "Leiterin Trekking und Sicherheit",
      hi: "ट्रेक और सुरक्षा प्रमुख",
    },
  },
  {
    id: 3,
    name: "Tenzin Dolma",
    picture: "people/team-tenzin",
    positions: {
      en: "Culture Curator",
      es: "Responsable de cultura",
      fr: "Responsable des programmes culturels",
      de: "Kulturkuratorin",
      hi: "संस्कृति क्यूरेटर",
    },
  },
  {
    id: 4,
    name: "Farah Siddiqui",
    picture: "people/team-farah",
    positions: {
      en: "Customer Care Lead",
      es: "Responsable de atención al cliente",
      fr: "Responsable de l’assistance clients",
      de: "Leiterin Kundenbetreuung",
      hi: "ग्राहक सेवा प्रमुख",
    },
  },
];
