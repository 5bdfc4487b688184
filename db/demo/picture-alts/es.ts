export const alts: Record<string, string> = {
  "destinations/bali":
    "Una viajera entre las altas puertas partidas de un templo balinés, con el monte Agung encendido al fondo y reflejado en el agua quieta.",
  "destinations/iceland":
    "Auroras boreales ondean sobre la montaña Kirkjufell, en punta de flecha, y una pequeña iglesia negra; una viajera mira desde la orilla.",
  "destinations/interlaken":
    "Los Alpes nevados sobre el lago turquesa de Interlaken, con un tren de montaña rojo que cruza el prado y una viajera que descansa en la ladera.",
  "destinations/jaipur":
    "La fachada de panal del Hawa Mahal, en Jaipur, vista a través de un arco tallado, con palomas que revolotean ante un gran sol dorado.",
  "destinations/kyoto":
    "Una pagoda de cinco pisos se alza sobre una calleja de Kioto con casas de madera y faroles encendidos, bajo un inmenso sol coral.",
  "destinations/machu-picchu":
    "La niebla de la mañana se levanta de las terrazas de piedra de Machu Picchu, bajo el pico verde y empinado de Huayna Picchu; una llama pace cerca.",
  "destinations/marrakech":
    "Anochecer sobre las azoteas rosadas de Marrakech, con el alminar de la Koutoubia ante el Atlas nevado y faroles encendidos en una terraza.",
  "destinations/paris":
    "Una viajera con pañuelo amarillo en un muelle del Sena, en París, con la torre Eiffel ante un pálido sol de mañana.",
  "destinations/patagonia":
    "Las torres de granito de Torres del Paine reciben la última luz rosa sobre un lago salpicado de témpanos y hayas australes de rojo encendido.",
  "destinations/santorini":
    "Casas encaladas y cúpulas azules bajan escalonadas por el acantilado de Santorini, con una viajera en una terraza sobre la caldera.",
  "destinations/serengeti": "Elefantes y jirafas cruzan el Serengeti bajo una acacia de copa plana y un enorme sol poniente.",
  "destinations/sydney":
    "Las velas blancas de la Ópera de Sídney y el puente de la Bahía al otro lado del agua brillante, enmarcados por una jacarandá morada.",
  "people/traveller-emma": "Retrato ilustrado de Emma, una viajera pelirroja del Reino Unido, con pecas y sombrero de paja.",
  "people/traveller-lukas": "Retrato ilustrado de Lukas, un viajero alemán con barba, camisa verde hoja y la correa de una cámara.",
  "people/traveller-sofia": "Retrato ilustrado de Sofía, una viajera mexicana con una corona trenzada de flores y blusa bordada.",
  "people/traveller-yuki": "Retrato ilustrado de Yuki, una viajera japonesa de melena corta negra con flequillo y pañuelo coral.",
  "tours/bali-retreat":
    "Terrazas de arroz rodean una shala de yoga abierta con techo de paja en Bali; al fondo, palmeras y un volcán entre la bruma.",
  "tours/himalaya-trek":
    "Una senderista cruza un puente colgante con banderas de oración; detrás se elevan las cumbres nevadas del Himalaya de Nepal.",
  "tours/iceland-ring":
    "Una gran cascada cae por unos acantilados cubiertos de musgo junto a la carretera circular de Islandia, con una pequeña autocaravana aparcada y una aurora tenue en el cielo.",
  "tours/inca-trail":
    "Una escalera de piedra del Camino Inca sube a la Puerta del Sol; una llama con alforjas tejidas guía a una senderista hacia los picos.",
  "tours/japan-heritage":
    "Un sendero de piedra pasa bajo torii bermellones hacia el monte Fuji, mientras un tren bala recorre la orilla del lago.",
  "tours/paris-food":
    "Un café de esquina y un puesto de mercado junto al Sena, en París, con toldos a rayas bajo la luz de la tarde y la torre Eiffel al fondo.",
  "tours/rajasthan-royal":
    "Un palacio de mármol blanco flota en un lago al anochecer en Rajastán, con barcas que cruzan hacia sus arcos iluminados.",
  "tours/santorini-islands":
    "Un velero de dos palos navega escorado por la caldera de Santorini al atardecer, con una mujer de pañuelo amarillo de pie en la proa.",
  "tours/serengeti-safari":
    "Al amanecer un jeep de safari se detiene junto a un grupo de jirafas, con el Kilimanjaro suspendido sobre la llanura.",
  "vignettes/aegean-harbour":
    "Caiques pintados reposan en un puertecito de las Cícladas bajo un molino blanco; una viajera espera en el muelle junto a un tamarisco.",
  "vignettes/aegean-taverna":
    "Dos mujeres cenan en la mesa de una taberna bajo una parra, con pulpos secándose en una cuerda sobre el mar del atardecer.",
  "vignettes/andean-weavers":
    "Dos tejedoras se inclinan en sus telares de cintura en un patio del Valle Sagrado; la viajera mira las montañas por encima del muro.",
  "vignettes/balinese-offerings":
    "Ofrendas florales canang sari bordean los escalones de un templo balinés, con sombrillas ceremoniales y franchipanes a los lados de la subida.",
  "vignettes/balloon-savannah":
    "Un globo aerostático a rayas lleva a dos mujeres sobre el Serengeti que despierta, con una hilera de ñus por la llanura al amanecer.",
  "vignettes/black-beach":
    "La espuma blanca se pliega sobre la arena negra de Reynisfjara, bajo columnas de basalto, con farallones contra un sol bajo y pálido.",
  "vignettes/boulangerie":
    "Una panadería de París brilla en el alba azul, con estantes de pan en el escaparate, una bicicleta fuera y una viajera que lleva baguettes a casa.",
  "vignettes/campfire-stars":
    "Cuatro mujeres comparten historias en torno a una fogata junto a una tienda iluminada, con la Vía Láctea sobre un lago de montaña.",
  "vignettes/cooking-class":
    "Una clase en una cocina de azulejos, con ollas de cobre humeantes en la encimera y una ventana en arco llena de sol de tarde.",
  "vignettes/crater-hippos":
    "Unos hipopótamos se revuelcan y unos flamencos vadean el lago en el fondo del Ngorongoro, rodeado por la larga pared del cráter.",
  "vignettes/desert-camp": "Tiendas iluminadas y camellos que descansan en una hondonada de las dunas cuando salen las primeras estrellas.",
  "vignettes/forest-trail":
    "Rayos de sol de la mañana caen entre troncos altísimos sobre un sendero bordeado de helechos, con una senderista que camina delante.",
  "vignettes/glacier-lagoon":
    "Icebergs azules flotan en la laguna quieta de Jökulsárlón con el sol bajo; una foca sobre un témpano observa a una viajera en la orilla.",
  "vignettes/hot-spring":
    "El vapor sube de una poza geotérmica de azul lechoso entre colinas de lava nevadas; dos mujeres se bañan y una viajera está en la pasarela.",
  "vignettes/jukung-dawn":
    "Jukung pintados, barcas con balancines, reposan en una playa de arena negra al alba; una viajera ve salir el sol tras la ladera del monte Agung.",
  "vignettes/jungle-waterfall":
    "Una cascada alta y blanca cae por una garganta de selva verde a una poza turquesa; una viajera la mira desde las rocas.",
  "vignettes/savannah-camp":
    "Una tienda de safari de lona iluminada bajo una acacia de copa ancha al anochecer, con dos mujeres junto al fuego y faroles en las ramas.",
  "vignettes/spice-market":
    "Conos de cúrcuma, pimentón y comino bordean un bazar de especias con arcos; el sol cae en diagonal sobre una compradora de pañuelo amarillo.",
  "vignettes/street-cafe":
    "Una calleja soleada del casco antiguo con una mesa de café, una escúter coral y buganvillas que caen por muros ocres hacia el mar.",
  "vignettes/stupa-dawn":
    "Banderas de oración parten de la aguja dorada de una gran estupa blanca de Katmandú al alba, mientras una viajera da la vuelta abajo.",
  "vignettes/tea-ceremony": "Dos mujeres toman té sobre tatamis, con los paneles abiertos a un jardín de arces y un sol rojo y bajo.",
  "vignettes/textile-loom":
    "Una tejedora trabaja en un telar alto con una tela estampada en caléndula, coral y verde azulado; madejas teñidas se secan en el patio.",
  "vignettes/wine-cellar":
    "Lámparas de vela iluminan una bodega abovedada de piedra, con barricas de roble a ambos lados y queso servido sobre un tonel para dos mujeres.",
  "vignettes/yak-pasture":
    "Yaks pacen junto a una cabaña de piedra en el valle de Langtang; un glaciar desciende de la gran cumbre nevada.",
  "vignettes/zen-garden":
    "Desde la galería de un templo una viajera contempla grava rastrillada y rocas con musgo; un arce rojo se inclina sobre el muro del jardín.",
  "editorial/budget":
    "Collage de un mapa desplegado con una ruta de puntos, un billete de autobús, pilas de monedas y un autobús local de colores vivos.",
  "editorial/food":
    "Un thali visto desde arriba: plato de latón, cuencos de curri, dal y raita, arroz, puris inflados, chai y caléndulas sobre una hoja de plátano.",
  "editorial/insights-tea":
    "Farolillos de fiesta colgados sobre un templo al anochecer; en primer plano, una tetera de latón, vasos de chai y lamparitas de aceite.",
  "editorial/nomad":
    "Una mujer trabaja con su portátil en la mesa de una veranda, con un coco y un café al lado; detrás, una laguna, barcas y palmeras.",
  "editorial/packing":
    "Una maleta terracota abierta, bien ordenada, con ropa doblada, un sombrero de paja, una cámara, sandalias y un pasaporte ante un gran sol.",
  "editorial/solo":
    "Una viajera sola con sombrero de paja, trenza larga y pañuelo color caléndula contempla una bahía y la puesta de sol desde lo alto de un acantilado.",
  "editorial/sustainable":
    "La ventanilla de un tren, enmarcada por cortinas y macetas con plantas, da a colinas de té, un viaducto de piedra y un trenecito bajo un sol coral.",
  "editorial/women-lead":
    "Cuatro mujeres guía con ropa de montaña, juntas en un sendero; una saluda con la mano y detrás se ven cumbres nevadas y un gran sol.",
  "people/author-clara":
    "Retrato ilustrado de Clara, una autora con moño alto de color caoba, grandes gafas redondas y jersey mostaza de cuello alto.",
  "people/author-hannah":
    "Retrato ilustrado de Hannah, una viajera en solitario de sesenta y tantos años, con el pelo plateado peinado hacia atrás, gafas rojas y pañuelo estampado.",
  "people/author-ines":
    "Retrato ilustrado de Inês, una periodista gastronómica portuguesa de rizos oscuros, con aros dorados y camiseta de rayas.",
  "people/author-kavya":
    "Retrato ilustrado de Kavya, una fotógrafa de pelo muy corto, con un pendiente en la nariz y grandes pendientes jhumka.",
  "people/author-noor": "Retrato ilustrado de Noor, una periodista con hiyab rosa y abrigo de un intenso verde azulado.",
  "people/author-priya":
    "Retrato ilustrado de Priya, una escritora de viajes de larga melena oscura y ondulada, con un aro en la nariz y kurta coral.",
  "people/author-zainab":
    "Retrato ilustrado de Zainab, una crítica cultural con un turbante alto caléndula y coral y llamativos pendientes dorados.",
  "people/team-anjali":
    "Retrato ilustrado de Anjali, una mujer de casi cincuenta años, con moño de mechas plateadas, caléndulas en el pelo y sari de seda color caléndula.",
  "people/team-farah":
    "Retrato ilustrado de Farah, responsable de atención al cliente, de veintitantos años, con pelo ondulado, auriculares con micrófono y kurta verde laguna.",
  "people/team-meera":
    "Retrato ilustrado de Meera, jefa de expedición de treinta y tantos años, con chaqueta de montaña coral, bandana verde azulado y una larga trenza sobre el hombro.",
  "people/team-tenzin":
    "Retrato ilustrado de Tenzin, responsable de cultura, experta en el Himalaya, de cincuenta y tantos años, con gafas redondas, cuentas turquesa y chal tejido color ciruela.",
  "people/guide-camille":
    "Retrato ilustrado de Camille, pastelera y guía con pecas, rizos cobrizos bajo un pañuelo coral y delantal oscuro.",
  "people/guide-eleni":
    "Retrato ilustrado de Eleni, una guía de sesenta y tantos años, con pelo gris ondulado, gafas de sol sobre la cabeza y camisa de lino verde azulado.",
  "people/guide-haruka":
    "Retrato ilustrado de Haruka, una guía de cincuenta y tantos años, con melena corta negra de mechas plateadas y chaqueta añil.",
  "people/guide-meera":
    "Retrato ilustrado de Meera, historiadora y guía de cincuenta y tantos años, con melena entrecana hasta los hombros, gafas cuadradas y dupatta de rayas.",
  "people/guide-neema":
    "Retrato ilustrado de Neema, guía y conductora de safaris, con largas trenzas finas recogidas en alto, collar de cuentas y camisa de campo verde hoja.",
  "people/guide-pema":
    "Retrato ilustrado de Pema, una joven jefa de expedición con trenza negra sobre el hombro, cinta de punto color caléndula y forro polar verde laguna.",
  "people/guide-sigrun":
    "Retrato ilustrado de Sigrún, guía y conductora de casi cincuenta años, con pelo claro, gorro de lana color caléndula y jersey de canesú estampado.",
  "people/guide-wayan":
    "Retrato ilustrado de Wayan, una guía de cuarenta y tantos años, con larga melena negra sobre un hombro, flor de frangipani en la oreja y kebaya blanca.",
  "people/guide-yesenia":
    "Retrato ilustrado de Yesenia, jefa de expedición con dos largas trenzas negras, sombrero ancho de fieltro oscuro con cinta tejida y bufanda coral.",
};
