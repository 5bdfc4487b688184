import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const fr = {
  insurance: [
    "Le prix de chaque voyage comprend une assurance voyage pour chaque voyageur, du premier au dernier jour du voyage. Elle couvre les soins médicaux d’urgence et le rapatriement jusqu’à 100 000 dollars US par voyageur et, pendant les treks, l’évacuation en hélicoptère jusqu’à une altitude de 6 000 m. Vous payez vous-même les 100 premiers dollars US de chaque sinistre.",
    "Ne sont pas couverts : l’annulation du voyage, quelle que soit la partie qui annule ; les objets d’une valeur de plus de 500 dollars US ; les problèmes de santé que vous aviez déjà et que vous n’avez pas déclarés à l’assureur avant le voyage ; les jours qui précèdent ou suivent le voyage. Nous vous recommandons de souscrire vous-même une assurance annulation, et une couverture pour les jours que vous ajoutez.",
    "Le certificat de l’assureur accompagne votre confirmation. Il indique le nom de l’assureur et le numéro d’urgence, et comment déclarer un problème de santé ou un sinistre. Gardez-en une copie sur votre téléphone et une sur papier. Le texte complet est dans nos Conditions générales, sous « Assurance voyage offerte ».",
  ],
  safety: [
    "Une femme guide chacun de nos voyages, et tout le monde peut les réserver. Si quelque chose vous met mal à l’aise, un homme qui vous suit ou un verrou qui ferme mal, dites-le-lui. « Je n’aime pas la façon dont cet homme se tient là » suffit ; on ne vous demande pas de preuve.",
    "Une femme en tête ne débarrasse pas une rue de ses remarques, et nous ne le promettons pas. Ce qui aide : des épaules et des genoux couverts là où c’est l’usage, un non ferme dans la langue du lieu, un taxi agréé que l’hôtel a appelé, un verre que l’on garde à la main, et quelqu’un à la maison qui sait où vous dormez.",
    "La page du voyage dit qui vous accueille le premier jour et comment gagner le point de rendez-vous la nuit tombée. De 48 heures avant le départ jusqu’à votre retour chez vous, une personne répond à toute heure à notre numéro d’assistance. Il figure dans votre confirmation ; enregistrez-le avant de partir.",
    "Le harcèlement n’est pas toléré. Parlez-en aussitôt à votre guide ou au numéro d’assistance. Une guide peut exclure une personne qui harcèle les autres ou les met en danger, si possible après un avertissement.",
  ],
  responsibleTravel: [
    "Le train avant l’avion, les maisons de famille avant les chaînes, des groupes de seize au plus. La moitié de ce que coûte chaque jour reste là où vous le passez. Quand un voyage prend tout de même l’avion, sa page le dit.",
    "Demandez avant de photographier quelqu’un, et acceptez un non. Ne donnez aux enfants ni bonbons, ni stylos, ni argent ; si vous souhaitez aider, demandez à votre guide ce qui manque à l’école ou au dispensaire.",
    "Gardez avec les animaux la distance que votre guide indique, et n’en nourrissez aucun. N’achetez rien en ivoire, en corail, en coquillage ou en fourrure. Apportez une gourde à remplir, et remportez ce que personne ne peut éliminer en chemin, les piles surtout.",
  ],
  rules: [
    "Traitez avec respect les autres voyageurs, les guides et vos hôtes, et respectez la loi locale. Le harcèlement, la violence et les drogues illégales ne sont pas tolérés.",
    "Soyez à l’heure au point de rendez-vous et suivez les consignes de sécurité de votre guide : sur l’eau, en hauteur et près des animaux, c’est elle qui décide. La météo, les routes ou des événements locaux peuvent imposer un autre ordre ou un autre itinéraire. Vous recevez alors quelque chose de même valeur.",
    "Avant 18 ans, un adulte de votre groupe doit voyager avec vous. Nous ne refusons personne en raison de son sexe, de son genre, de son âge, de son origine, de sa religion, de son orientation ou d’un handicap, et nous attendons la même chose de chacun dans le groupe.",
    "Une guide peut exclure une personne qui met les autres en danger ou les harcèle, si possible après un avertissement. Nous aidons cette personne à rentrer chez elle, à ses frais, et ne remboursons rien pour le reste du voyage.",
  ],
  ifSomethingGoesWrong: [
    "Si une vie est en danger, appelez d’abord les secours locaux, puis nous. Le numéro d’urgence de l’assureur figure sur votre certificat.",
    "De 48 heures avant le départ jusqu’à votre retour chez vous, une personne répond à toute heure à notre numéro d’assistance. Elle peut changer des transferts, joindre votre guide, des médecins ou l’assureur, et vous rappeler. Pendant cette période, nous répondons à un e-mail dans les 4 heures, à tout autre moment dans un délai d’un jour ouvré.",
    "Si votre vol a du retard, appelez le numéro d’assistance dès que vous le savez. Si votre passeport est perdu, il vous faut une déclaration à la police et votre ambassade ; une copie du passeport et deux photos d’identité font gagner du temps.",
    "Si quelque chose n’est pas conforme à ce qui a été convenu, dites-le aussitôt à votre guide ou au numéro d’assistance, pour que nous puissions y remédier pendant que vous êtes sur place. Si nous ne le pouvons pas, une part équitable du prix vous est rendue. Si cela ne suffit pas, écrivez-nous, si possible dans les 28 jours qui suivent le voyage. Nous accuserons réception dans les 2 jours ouvrés et répondrons dans les 14 jours.",
    "Si un événement que nul ne pouvait empêcher arrête un voyage en cours, nous remboursons ce qui n’a été ni fourni ni remplacé, et nous vous aidons à rentrer chez vous. Les nuits et les billets supplémentaires sont alors à votre charge, sauf si l’assurance ou la loi en dispose autrement.",
  ],
  health: [
    "Consultez un médecin au sujet des vaccins et des médicaments au moins huit semaines avant de partir. Lisez le niveau de difficulté du voyage et dites-nous avant de réserver si un problème de santé peut avoir des conséquences pour vous ou pour le groupe. Les données de santé exigent votre consentement, et nous les supprimons 30 jours après le voyage.",
    "Règles : il y a des serviettes dans chaque trousse de secours. Apportez ce que vous utilisez d’habitude, assez pour tout le voyage ; en bien des endroits, les tampons sont difficiles à trouver. Les longs vols, la chaleur et l’altitude peuvent décaler un cycle. Quelques temples demandent aux femmes qui ont leurs règles de rester dehors ; votre guide sait lesquels, et personne n’a besoin de chuchoter.",
    "Toilettes : sur les longs trajets et les longues marches, il peut ne pas y en avoir pendant deux ou trois heures, et certaines sont un trou derrière une porte. Papier, gel pour les mains et petit sac ont leur place dans votre sac de jour. Demandez le matin à votre guide où sont les prochaines. Boire moins est une mauvaise solution, surtout par forte chaleur et en altitude.",
    "Médicaments : gardez-les en bagage à main, dans leurs boîtes, avec une ordonnance qui nomme la substance. Certains, courants chez vous, sont interdits ailleurs ; l’ambassade le sait. La trousse de secours est faite pour les petites blessures, et une guide n’est pas médecin : apportez vos antidouleurs, de quoi soigner l’estomac et des sels de réhydratation.",
  ],
  packing: [
    "Un bagage que vous pouvez soulever vous-même, et un petit sac pour la journée. Des couches plutôt qu’un gros manteau, de quoi couvrir épaules et genoux, et des chaussures dans lesquelles vous avez déjà marché.",
    "Dans le sac de jour : passeport, certificat d’assurance, médicaments, une gourde à remplir, papier, gel pour les mains, une lampe et une batterie externe chargée. En avion, la batterie voyage en bagage à main.",
  ],
  roomsAndMeals: [
    "Les prix sont par personne, en chambre double ou à deux lits partagée, sauf si la page du voyage dit autre chose. Si vous voyagez seul ou seule, demandez-nous avant de réserver si vous pouvez partager une chambre, et ce que coûte une chambre individuelle ; les petites maisons en ont peu.",
    "L’itinéraire dit comment vous dormez chaque nuit et quels repas sont compris chaque jour. Les autres repas, et les boissons si la page du voyage ne les cite pas, se paient sur place. Des hôtels peuvent être remplacés par d’autres de la même catégorie.",
    "Dites-nous à la réservation ce que vous ne mangez pas, et redites-le à votre guide le premier jour. Dans les cuisines familiales, le choix est petit, et personne ne peut exclure des traces de noix, de lait ou de gluten.",
  ],
  transport: [
    "La page du voyage dit comment vous vous déplacez chaque jour. Les vols pour rejoindre le voyage et en revenir ne sont pas compris, sauf si elle le dit. Choisissez des billets modifiables, car nous ne pouvons pas rembourser les vols ou les hôtels que vous avez réservés ailleurs.",
    "Les durées de route sont celles d’un bon jour. La météo, les routes ou des événements locaux peuvent imposer un autre ordre ou un autre itinéraire. Vous recevez alors quelque chose de même valeur.",
    "Attachez votre ceinture partout où il y en a une. Si l’on conduit trop vite pour vous, dites-le à votre guide. Si la route vous donne la nausée, dites-le le premier jour et demandez une place à l’avant.",
  ],
  moneyMatters: [
    "Le prix couvre tout ce que la page du voyage indique comme compris. Elle dit aussi ce qui doit être payé sur place et ce que vous dépenserez probablement en plus, avec le mois de l’estimation.",
    "Emportez deux cartes de deux banques, gardées séparément, et un peu d’espèces en petites coupures. Prévenez votre banque de votre destination. Au distributeur comme à la caisse, choisissez la devise du pays et non la vôtre : c’est presque toujours moins cher.",
    "Les pourboires sont libres, et la page du voyage dit ce qui est d’usage. Si quelqu’un vous demande de payer ce qui est indiqué comme compris, dites-le à votre guide ou au numéro d’assistance.",
  ],
} satisfies NoteText;
