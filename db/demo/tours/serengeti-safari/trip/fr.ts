import type { TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const fr = {
  pace: "Peu de marche : une promenade à plat de deux heures et une montée de dix minutes. Ce qui fatigue, c’est le siège, de quatre à neuf heures par jour, dont la moitié sur piste.",
  stayStyle: "Lodges de safari et camps de toile, chaque chambre et chaque tente avec sa salle de bains ; hôtel 4 étoiles à Arusha",
  rightForYou: [
    "Pour vous, si vous préférez regarder une lionne pendant une heure plutôt que cocher une liste : Neema coupe le moteur et attend.",
    "Pas pour vous, si votre dos supporte mal les mauvaises routes. Les 140 km de piste du jour 5 sont souvent en tôle ondulée, et aucun coussin ne les aplanit.",
    "De juillet à octobre, les grands troupeaux sont à la rivière Mara, que nous n’atteignons pas. Qui vient seulement pour les traversées sera déçu.",
    "Deux nuits dans le Serengeti, c’est peu après une telle route. Des voyageurs nous l’ont dit, et ils n’ont pas tort.",
    "Trois nuits se passent sous la toile, et le camp du Serengeti n’a pas de clôture. La nuit, vous entendez des animaux, et une fois le soleil couché, on ne se déplace pas sans le gardien.",
  ],
  meeting: {
    address: "Aéroport international du Kilimandjaro (JRO), arrivées, Tanzanie",
    byDay:
      "Neema ou Rehema vous attend après la douane avec une pancarte Yatrika. Le transfert jusqu’à Arusha est compris : 50 km, environ une heure. Envoyez-nous votre numéro de vol, pour que nous sachions quand vous atterrissez.",
    afterDark:
      "De nuit, la pancarte et le transfert sont les mêmes. Si vous atterrissez trop tard pour notre réunion de 18 h 30, l’une d’elles parcourra l’itinéraire avec vous le matin, avant le départ de 8 h. Si vous ne voyez pas de pancarte, restez dans le hall et appelez le numéro d’assistance qui figure dans votre confirmation.",
  },
  end: {
    address: "Aéroport international du Kilimandjaro (JRO), départs, Tanzanie",
    byDay:
      "Le jour 8, nous vous conduisons de l’hôtel à l’aéroport, 50 km, environ une heure ; ce transfert est compris. Pour un vol international, prévoyez de quitter l’hôtel quatre heures avant le décollage.",
    afterDark:
      "Beaucoup de vols pour l’Europe partent le soir, et le transfert du jour 8 est compris à cette heure-là aussi. S’il vous faut votre chambre jusqu’au soir, demandez-nous avant le voyage ce que cela coûte.",
  },
  bring: [
    "Un sac souple, sans armature ni roulettes, de 15 kg au plus : l’avion léger n’en prend pas d’autre",
    "Une polaire, un bonnet et un coupe-vent pour le bord du cratère et les départs à l’aube",
    "Des vêtements clairs et amples, à manches longues ; rien de bleu ni de noir, à cause des mouches tsé-tsé",
    "Un foulard contre la poussière, de juin à octobre",
    "Une veste de pluie et des chaussures qui ne craignent pas la boue, de novembre à mai",
    "Des chaussures fermées à bonne semelle ; les chaussures de marche sont inutiles",
    "Un chapeau, de la crème solaire et un baume pour les lèvres",
    "Un répulsif et vos comprimés antipaludiques",
    "Une lampe de poche pour aller jusqu’à la tente",
    "Un coussin, si votre dos se plaint",
    "De quoi tenir pendant vos règles, pour tout le voyage, et de petits sacs pour tout remporter hors des parcs",
    "Vos propres jumelles, si vous en avez : les nôtres sont une paire pour deux voyageurs",
  ],
  questions: [
    {
      question: "Puis-je venir seul ou seule ?",
      answer:
        "Oui. Le groupe compte de 2 à 12 voyageurs, six au plus par voiture, et l’on mange à une même table. Le prix vaut pour deux par chambre ou par tente ; demandez-nous avant de réserver le prix d’une chambre individuelle, car les camps en ont peu.",
    },
    {
      question: "Est-ce vraiment fatigant ?",
      answer:
        "Pour les jambes, guère : deux heures sur des chemins plats et ombragés à Mto wa Mbu, et dix minutes pour gravir le kopje de Naabi Hill, que vous pouvez laisser de côté. Pour le dos, c’est du travail. Le jour 6, vous passez neuf heures en voiture. C’est devant que l’on est le moins secoué : dites à Neema dès le premier soir si vous avez besoin de cette place.",
    },
    {
      question: "Où aller aux toilettes pendant un safari, et si j’ai mes règles ?",
      answer:
        "Il y a des toilettes aux entrées des parcs, aux aires de pique-nique et au musée d’Oldupai ; le papier est rare. Entre deux, il peut se passer trois heures. Un mot suffit, et Neema s’arrête là où elle voit loin de tous les côtés. Elle regarde d’abord, vous passez derrière la voiture, les autres regardent devant eux. Il y a des serviettes dans la trousse de secours, et ce qui a servi quitte le parc avec nous, dans un sac. Dans les camps et les lodges, vous avez votre salle de bains.",
    },
    {
      question: "Je suis végétarienne. Aurai-je de quoi manger ?",
      answer:
        "Oui, et bien : des haricots à la noix de coco le premier soir, des feuilles de mchicha sauce arachide chez Mama Zawadi, des légumes rôtis au dîner d’adieu. La cuisine végane est possible aussi, même si les paniers petit-déjeuner deviennent sobres. Dites-le-nous à la réservation, pour que les camps le sachent avant de faire les courses à Arusha.",
    },
    {
      question: "Un camp sans clôture, est-ce sûr ?",
      answer:
        "Les animaux le traversent, en effet. Ils n’entrent pas dans les tentes fermées. À la nuit, un gardien vous accompagne jusqu’à votre tente et retour, la salle de bains est à l’intérieur, et la fermeture reste tirée, sans nourriture derrière. Tenez-vous-y, et une hyène n’est le plus souvent qu’un bruit.",
    },
    {
      question: "Y a-t-il de l’électricité et du réseau ?",
      answer:
        "La voiture a des prises de recharge. Dans les camps, le courant vient du soleil et il a ses heures ; un sèche-cheveux, c’est trop lui demander. Le téléphone passe bien à Arusha, à Mto wa Mbu et à Karatu, et par moments au bord du cratère et autour de Seronera. Prévenez chez vous que vous serez peut-être injoignable du jour 4 au jour 7.",
    },
    {
      question: "De combien d’argent ai-je besoin sur place ?",
      answer:
        "Les droits d’entrée des parcs, presque tous les repas et le vol pour Arusha sont payés. Restent les pourboires, le déjeuner du jour 1, les boissons et les petites choses : environ 130 à 260 dollars US. Le ballon, environ 600 dollars US, se réserve et se paie avant votre arrivée. Il y a des distributeurs à Arusha et à Karatu ; ensuite, n’y comptez plus.",
    },
  ],
  days: [
    { stayPlace: "Arusha", activities: [], stops: ["Aéroport international du Kilimandjaro", "Arusha"] },
    {
      stayPlace: "À la lisière du parc national de Tarangire",
      activities: [],
      stops: ["Parc national de Tarangire, entrée principale", "Rivière Tarangire"],
    },
    { stayPlace: "Karatu", activities: [], stops: ["Mto wa Mbu", "Belvédère sur le lac Manyara", "Karatu"] },
    {
      stayPlace: "Bord du cratère du Ngorongoro",
      activities: [],
      stops: [
        "Barrière de l’aire du Ngorongoro",
        "Piste de Seneto",
        "Mare aux hippopotames de Ngoitokitok",
        "Bord du cratère du Ngorongoro",
      ],
    },
    { stayPlace: "Seronera", activities: [], stops: ["Gorges d’Oldupai", "Barrière de Naabi Hill", "Seronera"] },
    {
      stayPlace: "Seronera",
      activities: [
        "Vol en ballon au lever du soleil, environ une heure, avec petit-déjeuner dans la plaine ; à réserver avant votre arrivée",
      ],
      stops: ["Mare aux hippopotames de Retima", "Kopjes de Moru", "Seronera"],
    },
    {
      stayPlace: "Arusha",
      activities: ["Deux heures au marché de Kilombero avec Upendo, pour du tissu kitenge et du café du Kilimandjaro"],
      stops: ["Aéroport d’Arusha", "Arusha"],
    },
    { activities: [], stops: ["Aéroport international du Kilimandjaro"] },
  ],
  access: {
    stepFreeStays:
      "À Arusha et à Karatu, nous pouvons demander une chambre au rez-de-chaussée. Les tentes sont sur des plateformes de quelques marches, et les chemins entre elles sont de sable et de gravier.",
    longestWalk:
      "Deux heures à Mto wa Mbu, à plat et à l’ombre, sur des chemins de terre. Qui préfère s’asseoir peut attendre chez Mama Zawadi ; tout le reste se voit de la voiture.",
    stepsAndStairs:
      "La marche pour monter en voiture fait environ un demi-mètre, et l’on entre dans l’avion léger par un escalier étroit de quelques marches. La montée de Naabi Hill peut être laissée de côté.",
    seating:
      "Chacun est assis côté fenêtre, de quatre à neuf heures par jour, avec des arrêts. Un fauteuil roulant pliant doit être convenu avec nous avant la réservation, car le coffre est petit.",
    hearing:
      "En voiture, six voyageurs au plus écoutent une seule guide, qui peut couper le moteur et se tourner vers vous. Tant que la voiture roule sur la piste, personne n’entend grand-chose.",
    serviceAnimals: "Les parcs nationaux et l’aire du Ngorongoro n’admettent aucun animal domestique, chiens d’assistance compris.",
    diet: "Il y a un plat végétarien à chaque repas, et d’autres régimes sont possibles si les camps le savent avant de faire les courses.",
  },
  accessContact:
    "Écrivez-nous par la page de contact avant de réserver, en nommant ce voyage. Nous demanderons à Neema et vous dirons honnêtement ce que permet chaque journée.",
  localPayments: [],
  estimates: [
    {
      label: "Visa",
      basis:
        "Visa ordinaire pour une personne venant d’Allemagne ; droits indiqués sous « Ce qui n’est pas compris ». Notre estimation, novembre 2026.",
    },
    {
      label: "Pourboire de votre guide-conductrice",
      basis:
        "De 10 à 15 dollars US par voyageur et par jour, comme sous « Ce qui n’est pas compris », pour huit jours. Notre estimation, novembre 2026.",
    },
    { label: "Déjeuner du jour 1", basis: "Un plat et une boisson à Arusha le jour de votre arrivée. Notre estimation, novembre 2026." },
    {
      label: "Boissons et petites choses",
      basis:
        "Boissons sans alcool, une bière ou du vin au dîner, lessive, une carte SIM et les boîtes à pourboires des camps ; sans le ballon. Notre estimation, novembre 2026.",
    },
    {
      label: "Comprimés antipaludiques et vaccins",
      basis:
        "Pour une personne venant d’Allemagne ; cela dépend de ce que vous avez déjà et de ce que rembourse votre assurance maladie. Notre estimation, novembre 2026.",
    },
  ],
  notes: {
    packing: [
      "15 kg en sac souple, c’est la limite pour le vol du jour 7 ; l’appareil photo compte, et l’on pèse. Ce qui ne sert pas en safari peut rester à l’hôtel d’Arusha.",
      "Habillez-vous par couches. À l’aube, il fait environ 14 °C dans les plaines, environ 8 °C les nuits de juillet au bord du cratère, et à midi la polaire est de trop. Choisissez des couleurs claires : les mouches tsé-tsé aiment le bleu foncé et le noir.",
    ],
    weather: [
      "Janvier et février sont chauds et plutôt secs ; si la pluie est tombée, les gnous mettent bas dans l’herbe rase autour de Naabi Hill. Mars est plus chaud, et la grande saison des pluies commence vers la fin du mois.",
      "Avril et mai sont pluvieux. Le brouillard peut rester sur le cratère jusqu’à 10 h, la boue ferme des pistes secondaires, l’herbe est haute et les voitures sont rares.",
      "De juin à octobre, il fait sec et poussiéreux. Juin, juillet et août sont les mois les plus frais, avec environ 8 °C au bord du cratère les nuits de juillet ; septembre et octobre sont chauds, et Tarangire a ses plus grands troupeaux d’éléphants.",
      "Novembre et décembre apportent de courtes averses, surtout l’après-midi. Le pays verdit, beaucoup d’éléphants quittent Tarangire et les oiseaux prennent la place.",
    ],
    transport: [
      "4x4 privé à toit relevable, avec réfrigérateur et prises de recharge, six voyageurs au plus par voiture. Neema conduit la première ; à partir de sept voyageurs, Rehema en conduit une deuxième. Jusqu’à Tarangire, ce sont 120 km de goudron. Le jour 5, ce sont 140 km de piste, quatre heures sans les arrêts.",
      "Le jour 7, un avion de ligne de 12 places va de Seronera à Arusha en un peu plus d’une heure, parfois avec une escale sur une autre piste. Les petits avions attendent la météo : ne prenez pas votre vol de retour le jour 7. Les voitures rentrent par la route.",
    ],
    roomsAndMeals: [
      "Sept nuits : deux dans un hôtel d’Arusha, trois en camp de toile, une dans un lodge à Karatu et une dans un lodge au bord du cratère. Tous ont des salles de bains privées. Dans les camps, l’eau chaude a ses heures ; demandez en arrivant.",
      "Sept petits-déjeuners, six déjeuners et sept dîners sont compris. Le jour 4, le petit-déjeuner est dans un panier. Le déjeuner est un pique-nique ou un panier-repas les jours 2, 4 et 5, à la table de Mama Zawadi le jour 3 et à l’hôtel le jour 7. Il y a de l’eau potable dans la voiture, et vous recevez une gourde en acier à remplir.",
    ],
    health: [
      "Il y a du paludisme sur tout le parcours, moins au bord du cratère ; parlez des comprimés à un médecin au moins huit semaines avant. Les mouches tsé-tsé piquent à travers un tissu fin sous les arbres de Tarangire. Elles transmettent rarement une maladie aux voyageurs, mais consultez pour toute fièvre après le voyage et dites où vous étiez.",
      "Il y a des hôpitaux à Arusha et à Karatu, et un petit dispensaire à Seronera. De là, Arusha est à un peu plus d’une heure d’avion et à huit heures de route. Emportez ce que vous prenez chaque jour, et un peu plus en cas de retard.",
      "À 2 300 m, au bord du cratère, on s’essouffle peut-être un peu dans les escaliers ; le mal des montagnes n’est guère à craindre. Les toilettes sont aux barrières et aux aires de pique-nique, séparées parfois par trois heures.",
    ],
  },
} satisfies TripText;
