export const alts: Record<string, string> = {
  "destinations/bali":
    "Eine Reisende steht zwischen den hoch aufragenden Hälften eines balinesischen Tempeltors, dahinter glüht der Gunung Agung und spiegelt sich im stillen Wasser.",
  "destinations/iceland":
    "Nordlichter wogen über dem Berg Kirkjufell, spitz wie ein Pfeil, und einer kleinen schwarzen Kirche, eine Reisende schaut vom Ufer aus zu.",
  "destinations/interlaken":
    "Verschneite Alpen über dem türkisfarbenen See bei Interlaken, ein roter Bergzug fährt durch die Wiese, und am Hang rastet eine Reisende.",
  "destinations/jaipur":
    "Die wabenförmige Fassade des Hawa Mahal in Jaipur, gesehen durch einen verzierten Bogen, Tauben kreisen vor einer großen goldenen Sonne.",
  "destinations/kyoto":
    "Eine fünfstöckige Pagode erhebt sich in Kyoto über einer von Laternen beleuchteten Gasse mit Stadthäusern aus Holz, unter einer riesigen korallenroten Sonne.",
  "destinations/machu-picchu":
    "Morgennebel hebt sich von den Steinterrassen Machu Picchus unter dem steilen grünen Gipfel des Huayna Picchu, in der Nähe grast ein Lama.",
  "destinations/marrakech":
    "Abenddämmerung über den rosenfarbenen Dächern von Marrakesch, das Minarett der Koutoubia ragt vor dem verschneiten Atlas auf, und auf einer Terrasse leuchten Laternen.",
  "destinations/paris":
    "Eine Reisende mit gelbem Schal auf einem Kai an der Seine in Paris, vor einer blassen Morgensonne ragt der Eiffelturm auf.",
  "destinations/patagonia":
    "Die Granittürme von Torres del Paine fangen das letzte rosa Licht über einem See mit Eisbergen und flammend roten Südbuchen.",
  "destinations/santorini":
    "Weiß gekalkte Häuser und blaue Kuppeln ziehen sich auf Santorin stufenweise die Steilküste hinab, auf einer Terrasse über der Caldera steht eine Reisende.",
  "destinations/serengeti":
    "Elefanten und Giraffen ziehen unter einer Schirmakazie und einer gewaltigen untergehenden Sonne durch die Serengeti.",
  "destinations/sydney":
    "Die weißen Segel des Opernhauses von Sydney und die Harbour Bridge über hellem Wasser, gerahmt von violetten Jacarandas.",
  "people/traveller-emma":
    "Gezeichnetes Porträt von Emma, einer rothaarigen Reisenden aus dem Vereinigten Königreich mit Sommersprossen und Strohhut.",
  "people/traveller-lukas": "Gezeichnetes Porträt von Lukas, einem bärtigen Reisenden aus Deutschland im blattgrünen Hemd mit Kameragurt.",
  "people/traveller-sofia":
    "Gezeichnetes Porträt von Sofía, einer Reisenden aus Mexiko mit geflochtenem Haarkranz voller Blumen und bestickter Bluse.",
  "people/traveller-yuki": "Gezeichnetes Porträt von Yuki, einer Reisenden aus Japan mit schwarzem Bob, Pony und korallenrotem Schal.",
  "tours/bali-retreat":
    "Reisterrassen winden sich um eine offene, strohgedeckte Yoga-Shala auf Bali, dahinter Palmen und ein Vulkan im Dunst.",
  "tours/himalaya-trek":
    "Eine Wanderin überquert eine mit Gebetsfahnen behängte Hängebrücke, dahinter ragen die Schneegipfel des nepalesischen Himalaya auf.",
  "tours/iceland-ring":
    "Ein großer Wasserfall stürzt neben Islands Ringstraße von moosigen Felsen, ein kleiner Camper parkt, am Himmel schimmert ein schwaches Nordlicht.",
  "tours/inca-trail":
    "Eine Steintreppe des Inka-Trails steigt zum Sonnentor an, ein Lama mit gewebten Satteltaschen führt eine Wanderin den Gipfeln entgegen.",
  "tours/japan-heritage":
    "Ein Steinweg führt unter zinnoberroten Torii auf den Fuji zu, am Seeufer gleitet ein Hochgeschwindigkeitszug entlang.",
  "tours/paris-food":
    "Ein Eckcafé und ein Marktstand an der Seine in Paris, gestreifte Markisen leuchten im späten Licht, dahinter der Eiffelturm.",
  "tours/rajasthan-royal":
    "Ein Palast aus weißem Marmor schwimmt in der Abenddämmerung auf einem See in Rajasthan, Boote fahren auf seine erleuchteten Bögen zu.",
  "tours/santorini-islands":
    "Ein Zweimaster neigt sich bei Sonnenuntergang in der Caldera von Santorin im Wind, am Bug steht eine Frau mit gelbem Schal.",
  "tours/serengeti-safari":
    "Bei Sonnenaufgang hält ein Safari-Jeep neben einer Gruppe Giraffen, der Kilimandscharo schwebt über der Ebene.",
  "vignettes/aegean-harbour":
    "Bemalte Kaikis liegen in einem kleinen Kykladenhafen unter einer weißen Windmühle, auf dem Kai wartet neben einer Tamariske eine Reisende.",
  "vignettes/aegean-taverna":
    "Zwei Frauen essen gemeinsam an einem Tavernentisch unter einer Weinlaube zu Abend, über dem Abendmeer trocknet Oktopus an einer Leine.",
  "vignettes/andean-weavers":
    "Zwei Weberinnen lehnen sich in einem Hof im Heiligen Tal in ihre Rückengurtwebgeräte, die Reisende blickt über die Mauer zu den Bergen.",
  "vignettes/balinese-offerings":
    "Blumenopfer, Canang Sari, säumen die Stufen eines balinesischen Tempels, Zeremonienschirme und Frangipani rahmen den Aufgang.",
  "vignettes/balloon-savannah":
    "Ein gestreifter Heißluftballon trägt zwei Frauen über die erwachende Serengeti, bei Sonnenaufgang ziehen Gnus über die Ebene.",
  "vignettes/black-beach":
    "Weiße Brandung schlägt unter Basaltsäulen auf den schwarzen Sand von Reynisfjara, Felsnadeln stehen vor einer tiefen, blassen Sonne.",
  "vignettes/boulangerie":
    "Eine Pariser Bäckerei leuchtet in der blauen Morgendämmerung, Brotregale im Fenster, ein Fahrrad davor und eine Reisende, die Baguettes nach Hause trägt.",
  "vignettes/campfire-stars":
    "Vier Frauen erzählen sich Geschichten am Lagerfeuer neben einem leuchtenden Zelt, über einem Bergsee ergießt sich die Milchstraße.",
  "vignettes/cooking-class":
    "Eine Kochstunde in einer gekachelten Küche, auf der Theke dampfen Kupfertöpfe, und ein Bogenfenster ist voller Abendsonne.",
  "vignettes/crater-hippos":
    "Flusspferde suhlen sich und Flamingos waten im See auf dem Boden des Ngorongoro, ringsum steht die lange Kraterwand.",
  "vignettes/desert-camp": "Erleuchtete Zelte und ruhende Kamele in einer Mulde der Dünen, während die ersten Sterne erscheinen.",
  "vignettes/forest-trail":
    "Strahlen der Morgensonne fallen zwischen mächtigen Stämmen auf einen von Farn gesäumten Waldweg, vorn geht eine Wanderin.",
  "vignettes/glacier-lagoon":
    "Blaue Eisberge treiben unter tiefer Sonne auf der stillen Lagune Jökulsárlón, von einer Scholle aus beobachtet eine Robbe eine Reisende am Ufer.",
  "vignettes/hot-spring":
    "Dampf steigt zwischen verschneiten Lavahügeln von einem milchblauen Thermalbecken auf, zwei Frauen baden, auf dem Holzsteg steht eine Reisende.",
  "vignettes/jukung-dawn":
    "Bemalte Auslegerboote, Jukungs, liegen im Morgengrauen auf einem schwarzen Sandstrand, eine Reisende sieht die Sonne über die Schulter des Gunung Agung steigen.",
  "vignettes/jungle-waterfall":
    "Ein hoher weißer Wasserfall stürzt durch eine grüne Dschungelschlucht in ein türkisfarbenes Becken, von den Felsen blickt eine Reisende hinauf.",
  "vignettes/savannah-camp":
    "Ein erleuchtetes Safarizelt aus Leinwand unter einer ausladenden Akazie in der Dämmerung, zwei Frauen am Feuer und Laternen in den Zweigen.",
  "vignettes/spice-market":
    "Kegel aus Kurkuma, Paprika und Kreuzkümmel säumen einen überwölbten Gewürzbasar, schräges Sonnenlicht fällt auf eine Kundin mit gelbem Schal.",
  "vignettes/street-cafe":
    "Eine sonnige Altstadtgasse mit Cafétisch und korallenrotem Motorroller, Bougainvilleen hängen über ockerfarbene Mauern in Richtung Meer.",
  "vignettes/stupa-dawn":
    "Gebetsfahnen wehen von der vergoldeten Spitze eines großen weißen Stupas in Kathmandu im Morgengrauen, unten umrundet ihn eine Reisende.",
  "vignettes/tea-ceremony":
    "Zwei Frauen trinken auf Tatamimatten gemeinsam Tee, die Schiebewände sind geöffnet zu einem Ahorngarten und einer tiefen roten Sonne.",
  "vignettes/textile-loom":
    "Eine Weberin arbeitet an einem hohen Webstuhl, bespannt mit gemustertem Stoff in Safrangelb, Koralle und Petrol, im Hof trocknen gefärbte Garnstränge.",
  "vignettes/wine-cellar":
    "Kerzenlampen erhellen einen gewölbten Weinkeller aus Stein, Eichenfässer auf beiden Seiten, auf einem Fass steht Käse für zwei Frauen bereit.",
  "vignettes/yak-pasture":
    "Yaks grasen neben einer Steinhütte im Langtang-Tal, vom großen Schneegipfel darüber fließt ein Gletscher herab.",
  "vignettes/zen-garden":
    "Auf der Veranda eines Tempels sitzt eine Reisende vor geharktem Kies und bemoosten Felsen, ein roter Ahorn neigt sich über die Gartenmauer.",
  "editorial/budget":
    "Collage aus einer aufgefalteten Karte mit gepunkteter Route, einem Busticket, Münzstapeln und einem bunten Linienbus.",
  "editorial/food":
    "Ein Thali von oben: Messingteller, Schälchen mit Curry, Dal und Raita, Reis, aufgeblähte Puris, Chai und Tagetes auf einem Bananenblatt.",
  "editorial/insights-tea":
    "Festlaternen hängen in der Abenddämmerung über einem Tempel, im Vordergrund ein Messingkessel, Gläser mit Chai und kleine Öllampen.",
  "editorial/nomad":
    "Eine Frau arbeitet am Verandatisch an ihrem Laptop, neben ihr eine Kokosnuss und Kaffee, dahinter Lagune, Boote und Palmen.",
  "editorial/packing":
    "Ein offener terrakottafarbener Koffer, ordentlich gepackt mit gefalteter Kleidung, Strohhut, Kamera, Sandalen und Reisepass, vor einer großen Sonne.",
  "editorial/solo":
    "Eine Alleinreisende mit Strohhut, langem Zopf und safrangelbem Schal steht auf einer Klippe und blickt über eine Bucht in die untergehende Sonne.",
  "editorial/sustainable":
    "Ein Zugfenster, gerahmt von Vorhängen und Topfpflanzen, gibt den Blick frei auf Teehügel, ein steinernes Viadukt und einen kleinen Zug unter korallenroter Sonne.",
  "editorial/women-lead":
    "Vier Reiseleiterinnen in Trekkingkleidung stehen zusammen auf einem Bergpfad, eine winkt, dahinter Schneegipfel und eine große Sonne.",
  "people/author-clara":
    "Gezeichnetes Porträt von Clara, einer Autorin mit kastanienrotem Haarknoten, großer runder Brille und senfgelbem Rollkragenpullover.",
  "people/author-hannah":
    "Gezeichnetes Porträt von Hannah, einer Alleinreisenden in den Sechzigern mit zurückgekämmtem silbernem Haar, roter Brille und gemustertem Schal.",
  "people/author-ines":
    "Gezeichnetes Porträt von Inês, einer portugiesischen Food-Autorin mit dunklen Locken, goldenen Creolen und gestreiftem Oberteil.",
  "people/author-kavya": "Gezeichnetes Porträt von Kavya, einer Fotografin mit Pixie-Schnitt, Nasenstecker und großen Jhumka-Ohrringen.",
  "people/author-noor": "Gezeichnetes Porträt von Noor, einer Journalistin mit rosa Hidschab und Mantel in dunklem Petrol.",
  "people/author-priya":
    "Gezeichnetes Porträt von Priya, einer Reiseautorin mit langem, dunklem, welligem Haar, Nasenring und korallenroter Kurta.",
  "people/author-zainab":
    "Gezeichnetes Porträt von Zainab, einer Kulturkritikerin mit hohem Kopftuch in Safrangelb und Koralle und auffälligen goldenen Ohrringen.",
  "people/team-anjali":
    "Gezeichnetes Porträt von Anjali, einer Frau Ende vierzig mit silbern durchzogenem Haarknoten, Tagetesblüten im Haar und safrangelbem Seidensari.",
  "people/team-farah":
    "Gezeichnetes Porträt von Farah, einer Leiterin der Kundenbetreuung in den Zwanzigern mit welligem Haar, Headset und lagunengrüner Kurta.",
  "people/team-meera":
    "Gezeichnetes Porträt von Meera, einer Trekkingleiterin in den Dreißigern mit korallenroter Bergjacke, petrolfarbenem Bandana und langem Zopf über der Schulter.",
  "people/team-tenzin":
    "Gezeichnetes Porträt von Tenzin, einer Kuratorin für Himalaya-Kultur in den Fünfzigern mit runder Brille, Türkisperlen und gewebtem pflaumenfarbenem Schal.",
  "people/guide-camille":
    "Gezeichnetes Porträt von Camille, einer Konditorin und Reiseleiterin mit Sommersprossen, rotbraunen Locken unter korallenrotem Kopftuch und dunkler Schürze.",
  "people/guide-eleni":
    "Gezeichnetes Porträt von Eleni, einer Reiseleiterin in den Sechzigern mit welligem grauem Haar, hochgeschobener Sonnenbrille und petrolfarbenem Leinenhemd.",
  "people/guide-haruka":
    "Gezeichnetes Porträt von Haruka, einer Reiseleiterin in den Fünfzigern mit kinnlangem, silbern durchzogenem schwarzem Bob und indigoblauer Jacke.",
  "people/guide-meera":
    "Gezeichnetes Porträt von Meera, einer Historikerin und Reiseleiterin in den Fünfzigern mit schulterlangem, grau meliertem Haar, eckiger Brille und gestreifter Dupatta.",
  "people/guide-neema":
    "Gezeichnetes Porträt von Neema, einer Safari-Führerin und Fahrerin mit hochgebundenen langen, dünnen Zöpfen, Perlenkette und blattgrünem Safarihemd.",
  "people/guide-pema":
    "Gezeichnetes Porträt von Pema, einer jungen Trekkingleiterin mit schwarzem Zopf über der Schulter, safrangelbem Strickstirnband und lagunengrüner Fleecejacke.",
  "people/guide-sigrun":
    "Gezeichnetes Porträt von Sigrún, einer Fahrerin und Reiseleiterin Ende vierzig mit hellem Haar, safrangelber Wollmütze und Strickpullover mit gemusterter Passe.",
  "people/guide-wayan":
    "Gezeichnetes Porträt von Wayan, einer Reiseleiterin in den Vierzigern mit langem schwarzem Haar über der Schulter, Frangipani-Blüte hinter dem Ohr und weißer Kebaya.",
  "people/guide-yesenia":
    "Gezeichnetes Porträt von Yesenia, einer Trekkingleiterin mit zwei langen schwarzen Zöpfen, breitem dunklem Filzhut mit gewebtem Band und korallenrotem Schal.",
};
