import type { Review } from "#app/features/selling/catalogue/catalogue-content.ts";

export const reviews = [
  {
    name: "Mathilde Gauvin",
    language: "fr",
    date: "2025-05-21",
    rating: 5,
    comment:
      "Le cinquième jour, à deux cents mètres du col, j'ai dit à Marleni que je n'y arriverais pas. Elle m'a tendu un bonbon à la coca et m'a fait compter mes pas par vingt. À midi j'étais en haut. Les repas de Saturnina, préparés sous une tente, valent bien des restaurants. Il a gelé cette nuit-là, prévoyez un vrai duvet. Et la deuxième visite, reposée, change tout.",
  },
  {
    name: "Renata Figueiredo",
    language: "pt-BR",
    date: "2025-07-09",
    rating: 5,
    comment:
      "Fui sozinha, aos 52 anos, morrendo de medo da altitude. Os três dias antes da trilha fizeram toda a diferença: cheguei ao Km 82 sem dor de cabeça. A Yesenia vai contando as histórias em quéchua e depois traduz, e a gente até esquece a subida. Na Porta do Sol o céu estava limpo e chorei feito criança. Faz um frio danado à noite, levem luvas.",
  },
  {
    name: "Kirsty Donnelly",
    language: "en",
    date: "2025-09-10",
    rating: 4,
    comment:
      "Tough and brilliant. Day 6 was my favourite, all that cloud forest with hardly anyone about, although nine hours of steps finished my knees. Our porters overtook us every morning singing, and it was good to see women among them. One star off for the loos, which are grim and not Yatrika's fault, and the 3.30 wake-up, which I suppose is not their fault either.",
  },
  {
    name: "Ben Hartwell",
    language: "en",
    date: "2026-01-21",
    rating: 3,
    comment:
      "It rained on all four trail days. That is January and I knew it, but two of the tents leaked at the seams and my bag was damp from Pacaymayu onwards. At the Sun Gate we saw a white wall. Credit to Yesenia, who kept everyone cheerful, and day 8 was clear, so we did see Machu Picchu properly. Go in the dry season, and check the tents, please.",
  },
  {
    name: "Paula Echeverri",
    language: "es",
    date: "2026-02-25",
    rating: 5,
    comment:
      "En febrero el Camino Inca está cerrado y nos tocó la alternativa por los valles de Lares. Al principio me dio lástima, pero resultó una maravilla: casi no vimos a otros caminantes, y unas señoras nos invitaron papas recién salidas de la tierra. Llovió todas las tardes. Machu Picchu amaneció tapado y se despejó como a las nueve. El taller de doña Rosa en Chinchero me encantó.",
  },
  {
    name: "मीनाक्षी जोशी",
    language: "hi",
    date: "2026-06-24",
    rating: 5,
    comment:
      "मैं पुणे से अपनी बेटी के साथ गई थी। पाँचवें दिन की चढ़ाई में सचमुच साँस फूल गई, पर मार्लेनी आख़िर तक हमारे साथ धीरे-धीरे चलती रहीं। खाना शाकाहारी मिला और सतुर्निना जी ने तो एक शाम हमारे लिए दाल भी बना दी। रात को तंबू में कड़ाके की ठंड थी, गर्म कपड़े ज़्यादा रखें। सूर्य द्वार से माचू पिच्चू देखकर सारी थकान उतर गई।",
  },
] satisfies Review[];
