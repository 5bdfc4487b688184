export const alts: Record<string, string> = {
  "destinations/bali":
    "Une voyageuse se tient entre les hautes portes fendues d’un temple balinais ; derrière, le mont Agung rougeoie et se reflète dans l’eau calme.",
  "destinations/iceland":
    "Des aurores boréales ondulent au-dessus de Kirkjufell, montagne en pointe de flèche, et d’une petite église noire ; une voyageuse regarde depuis la rive.",
  "destinations/interlaken":
    "Les Alpes enneigées au-dessus du lac turquoise d’Interlaken ; un train de montagne rouge traverse le pré et une voyageuse se repose sur la pente.",
  "destinations/jaipur":
    "La façade en nid d’abeilles du Hawa Mahal à Jaipur, vue par un arc sculpté ; des pigeons tournoient devant un grand soleil doré.",
  "destinations/kyoto":
    "Une pagode à cinq étages s’élève au-dessus d’une ruelle de maisons de bois éclairée de lanternes, à Kyoto, sous un immense soleil corail.",
  "destinations/machu-picchu":
    "La brume du matin quitte les terrasses de pierre du Machu Picchu sous le pic vert et raide du Huayna Picchu ; un lama broute tout près.",
  "destinations/marrakech":
    "Le crépuscule sur les toits roses de Marrakech ; le minaret de la Koutoubia se dresse devant l’Atlas enneigé et des lanternes luisent sur une terrasse.",
  "destinations/paris":
    "Une voyageuse à l’écharpe jaune sur un quai de la Seine à Paris ; la tour Eiffel se dresse devant un pâle soleil du matin.",
  "destinations/patagonia":
    "Les tours de granit de Torres del Paine prennent la dernière lueur rose au-dessus d’un lac semé d’icebergs et de hêtres rouge feu.",
  "destinations/santorini":
    "Des maisons blanchies à la chaux et des dômes bleus descendent la falaise de Santorin, avec une voyageuse sur une terrasse au-dessus de la caldeira.",
  "destinations/serengeti": "Des éléphants et des girafes traversent le Serengeti sous un acacia parasol et un énorme soleil couchant.",
  "destinations/sydney":
    "Les voiles blanches de l’Opéra de Sydney et le Harbour Bridge par-delà une eau lumineuse, encadrés de jacarandas violets.",
  "people/traveller-emma": "Portrait dessiné d’Emma, voyageuse rousse du Royaume-Uni, avec des taches de rousseur et un chapeau de paille.",
  "people/traveller-lukas":
    "Portrait dessiné de Lukas, voyageur barbu d’Allemagne, en chemise vert feuille, une courroie d’appareil photo à l’épaule.",
  "people/traveller-sofia": "Portrait dessiné de Sofía, voyageuse du Mexique, avec une couronne de fleurs tressée et un chemisier brodé.",
  "people/traveller-yuki": "Portrait dessiné de Yuki, voyageuse du Japon, coupe au carré noire à frange et écharpe corail.",
  "tours/bali-retreat":
    "Des rizières en terrasses s’enroulent autour d’un pavillon de yoga ouvert au toit de chaume, à Bali, avec des palmiers et un volcan dans la brume au-delà.",
  "tours/himalaya-trek":
    "Une randonneuse traverse un pont suspendu garni de drapeaux de prière ; derrière se dressent les cimes enneigées de l’Himalaya népalais.",
  "tours/iceland-ring":
    "Une grande cascade tombe de falaises moussues au bord de la route circulaire d’Islande, un petit camping-car garé et une faible aurore dans le ciel.",
  "tours/inca-trail":
    "Un escalier de pierre du chemin de l’Inca monte vers la Porte du Soleil ; un lama aux sacoches tissées mène une randonneuse vers les sommets.",
  "tours/japan-heritage":
    "Un sentier de pierre passe sous des torii vermillon en direction du mont Fuji ; un train à grande vitesse glisse au bord du lac.",
  "tours/paris-food":
    "Un café d’angle et un étal de marché au bord de la Seine à Paris ; les stores rayés luisent dans la lumière du soir, la tour Eiffel au fond.",
  "tours/rajasthan-royal":
    "Un palais de marbre blanc semble flotter sur un lac du Rajasthan au crépuscule ; des barques vont vers ses arcs éclairés de lampes.",
  "tours/santorini-islands":
    "Un deux-mâts gîte dans la caldeira de Santorin au coucher du soleil ; une femme à l’écharpe jaune est debout à la proue.",
  "tours/serengeti-safari":
    "Au lever du soleil, une jeep de safari s’arrête près d’un groupe de girafes ; le Kilimandjaro flotte au-dessus de la plaine.",
  "vignettes/aegean-harbour":
    "Des caïques peints reposent dans un petit port des Cyclades sous un moulin blanc ; une voyageuse attend sur le quai près d’un tamaris.",
  "vignettes/aegean-taverna":
    "Deux femmes dînent à une table de taverne sous une treille ; des poulpes sèchent sur une corde au-dessus de la mer du soir.",
  "vignettes/andean-weavers":
    "Deux tisserandes se penchent sur leur métier à sangle dans une cour de la Vallée sacrée ; la voyageuse regarde les montagnes par-dessus le mur.",
  "vignettes/balinese-offerings":
    "Des offrandes de fleurs canang sari bordent les marches d’un temple balinais ; ombrelles de cérémonie et frangipaniers encadrent la montée.",
  "vignettes/balloon-savannah":
    "Un ballon rayé porte deux femmes au-dessus du Serengeti qui s’éveille ; au lever du soleil, des gnous cheminent en file dans la plaine.",
  "vignettes/black-beach":
    "L’écume blanche se replie sur le sable noir de Reynisfjara sous les colonnes de basalte ; des aiguilles de roche devant un soleil bas et pâle.",
  "vignettes/boulangerie":
    "Une boulangerie parisienne luit dans l’aube bleue, des pains plein la vitrine, un vélo devant ; une voyageuse rapporte des baguettes.",
  "vignettes/campfire-stars":
    "Quatre femmes se racontent des histoires autour d’un feu de camp, près d’une tente éclairée ; la Voie lactée se déverse sur un lac de montagne.",
  "vignettes/cooking-class":
    "Une leçon de cuisine dans une pièce carrelée ; des casseroles de cuivre fument sur le plan de travail et une fenêtre en arc s’emplit de soleil du soir.",
  "vignettes/crater-hippos":
    "Des hippopotames se vautrent et des flamants pataugent dans le lac au fond du Ngorongoro, la longue paroi du cratère tout autour.",
  "vignettes/desert-camp":
    "Des tentes éclairées de lampes et des chameaux au repos dans un creux des dunes, quand sortent les premières étoiles.",
  "vignettes/forest-trail":
    "Des rais de soleil du matin tombent entre de hauts troncs sur un chemin forestier bordé de fougères ; une randonneuse marche devant.",
  "vignettes/glacier-lagoon":
    "Des icebergs bleus dérivent sur la lagune calme de Jökulsárlón sous un soleil bas ; un phoque sur un bloc de glace observe une voyageuse sur la rive.",
  "vignettes/hot-spring":
    "La vapeur monte d’un bassin géothermal bleu laiteux entre des collines de lave enneigées ; deux femmes se baignent, une voyageuse se tient sur la passerelle de bois.",
  "vignettes/jukung-dawn":
    "Des jukung peints, pirogues à balancier, reposent à l’aube sur une plage de sable noir ; une voyageuse regarde le soleil dépasser l’épaule du mont Agung.",
  "vignettes/jungle-waterfall":
    "Une haute cascade blanche tombe par une gorge de jungle verte dans un bassin turquoise ; une voyageuse lève les yeux depuis les rochers.",
  "vignettes/savannah-camp":
    "Une tente de safari éclairée sous un large acacia au crépuscule ; deux femmes près du feu et des lanternes dans les branches.",
  "vignettes/spice-market":
    "Des cônes de curcuma, de paprika et de cumin bordent un bazar d’épices sous des arcs ; le soleil tombe de biais sur une cliente à l’écharpe jaune.",
  "vignettes/street-cafe":
    "Une ruelle ensoleillée de vieille ville, une table de café, un scooter corail et des bougainvillées qui dévalent des murs ocre vers la mer.",
  "vignettes/stupa-dawn":
    "Des drapeaux de prière ondoient depuis la flèche dorée d’un grand stupa blanc, à Katmandou, à l’aube, tandis qu’une voyageuse en fait le tour.",
  "vignettes/tea-ceremony":
    "Deux femmes partagent le thé sur des tatamis, les panneaux ouverts sur un jardin d’érables et un soleil rouge et bas.",
  "vignettes/textile-loom":
    "Une tisserande travaille à un haut métier tendu d’une étoffe à motifs souci, corail et bleu canard ; des écheveaux teints sèchent dans la cour.",
  "vignettes/wine-cellar":
    "Des bougies en lanterne éclairent une cave à vin voûtée en pierre, des fûts de chêne des deux côtés et du fromage posé sur un tonneau pour deux femmes.",
  "vignettes/yak-pasture":
    "Des yaks broutent près d’une cabane de pierre dans la vallée du Langtang ; un glacier déborde du grand sommet enneigé au-dessus.",
  "vignettes/zen-garden":
    "De la galerie d’un temple, une voyageuse est assise devant le gravier ratissé et des rochers moussus ; un érable rouge se penche sur le mur du jardin.",
  "editorial/budget":
    "Un collage : une carte dépliée avec un itinéraire en pointillés, un ticket de bus, des piles de pièces et un bus local aux couleurs vives.",
  "editorial/food":
    "Un thali vu d’en haut : plateau de laiton, petits bols de curry, de dal et de raita, riz, puris gonflés, chai et œillets d’Inde sur une feuille de bananier.",
  "editorial/insights-tea":
    "Des lanternes de fête suspendues au-dessus d’un temple au crépuscule ; au premier plan, une bouilloire de laiton, des verres de chai et de petites lampes à huile.",
  "editorial/nomad":
    "Une femme travaille sur son ordinateur portable à la table d’une véranda, une noix de coco et un café près d’elle ; derrière, un lagon, des bateaux et des palmiers.",
  "editorial/packing":
    "Une valise terracotta ouverte et bien rangée, avec des vêtements pliés, un chapeau de paille, un appareil photo, des sandales et un passeport, devant un grand soleil.",
  "editorial/solo":
    "Une voyageuse seule, chapeau de paille, longue natte et foulard couleur souci, contemple une baie et le soleil couchant du haut d’une falaise.",
  "editorial/sustainable":
    "Une fenêtre de train, encadrée de rideaux et de plantes en pot, donne sur des collines de thé, un viaduc de pierre et un petit train sous un soleil corail.",
  "editorial/women-lead":
    "Quatre femmes guides en tenue de trek, côte à côte sur un sentier de montagne ; l’une fait signe de la main, avec des cimes enneigées et un grand soleil derrière.",
  "people/author-clara":
    "Portrait dessiné de Clara, autrice au chignon haut auburn, avec de grandes lunettes rondes et un col roulé moutarde.",
  "people/author-hannah":
    "Portrait dessiné de Hannah, voyageuse en solo d’une soixantaine d’années, cheveux argentés coiffés en arrière, lunettes rouges et foulard à motifs.",
  "people/author-ines":
    "Portrait dessiné d’Inês, journaliste culinaire portugaise aux boucles brunes, avec des créoles dorées et un haut rayé.",
  "people/author-kavya":
    "Portrait dessiné de Kavya, photographe à la coupe très courte, avec un clou de nez et de grandes boucles d’oreilles jhumka.",
  "people/author-noor": "Portrait dessiné de Noor, journaliste en hijab rose et manteau bleu canard foncé.",
  "people/author-priya":
    "Portrait dessiné de Priya, autrice de voyage aux longs cheveux bruns ondulés, avec un anneau au nez et une kurta corail.",
  "people/author-zainab":
    "Portrait dessiné de Zainab, critique culturelle coiffée d’un haut turban souci et corail, avec d’imposantes boucles d’oreilles dorées.",
  "people/team-anjali":
    "Portrait dessiné d’Anjali, femme approchant la cinquantaine, chignon strié d’argent, œillets d’Inde dans les cheveux et sari de soie couleur souci.",
  "people/team-farah":
    "Portrait dessiné de Farah, responsable de l’assistance clients d’une vingtaine d’années, cheveux ondulés, micro-casque et kurta vert lagon.",
  "people/team-meera":
    "Portrait dessiné de Meera, cheffe de trek d’une trentaine d’années, veste de montagne corail, bandana bleu canard et longue natte sur l’épaule.",
  "people/team-tenzin":
    "Portrait dessiné de Tenzin, responsable des programmes culturels himalayens, la cinquantaine, lunettes rondes, perles turquoise et châle tissé couleur prune.",
  "people/guide-camille":
    "Portrait dessiné de Camille, pâtissière et guide aux taches de rousseur, boucles auburn sous un foulard corail et tablier sombre.",
  "people/guide-eleni":
    "Portrait dessiné d’Eleni, guide d’une soixantaine d’années, cheveux gris ondulés, lunettes de soleil relevées sur la tête et chemise de lin bleu canard.",
  "people/guide-haruka":
    "Portrait dessiné de Haruka, guide d’une cinquantaine d’années, coupe au carré noire striée d’argent et veste indigo.",
  "people/guide-meera":
    "Portrait dessiné de Meera, historienne et guide d’une cinquantaine d’années, cheveux poivre et sel aux épaules, lunettes carrées et dupatta rayée.",
  "people/guide-neema":
    "Portrait dessiné de Neema, guide et conductrice de safari aux longues tresses fines nouées haut, avec un collier de perles et une chemise de brousse vert feuille.",
  "people/guide-pema":
    "Portrait dessiné de Pema, jeune cheffe de trek à la natte noire sur l’épaule, avec un bandeau tricoté couleur souci et une polaire vert lagon.",
  "people/guide-sigrun":
    "Portrait dessiné de Sigrún, guide et conductrice proche de la cinquantaine, cheveux clairs, bonnet de laine couleur souci et pull à empiècement jacquard.",
  "people/guide-wayan":
    "Portrait dessiné de Wayan, guide d’une quarantaine d’années, longs cheveux noirs sur une épaule, fleur de frangipanier à l’oreille et kebaya blanche.",
  "people/guide-yesenia":
    "Portrait dessiné de Yesenia, cheffe de trek aux deux longues nattes noires, avec un large chapeau de feutre sombre à ruban tissé et une écharpe corail.",
};
