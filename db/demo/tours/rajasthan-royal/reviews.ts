import type { Review } from "#app/features/selling/catalogue/catalogue-content.ts";

export const reviews = [
  {
    name: "Priya Raghunathan",
    language: "en",
    date: "2025-12-07",
    rating: 5,
    comment:
      "I grew up in Chennai and thought I knew my own country's history. Meera talks about the queens as if they were difficult aunts. At Mehrangarh, Divya stood in front of the handprints and let the silence do the work. The haveli in Jaipur and the roof dinner in Jodhpur were lovely. Nights at Osian were cold, and the camp gave us hot-water bottles.",
  },
  {
    name: "सुनीता अग्रवाल",
    language: "hi",
    date: "2026-01-25",
    rating: 5,
    comment:
      "जयपुर से उदयपुर तक मीरा जी ने सब कुछ बहुत सलीके से सँभाला। ओसियां में लंगा कलाकारों को सुनना और अलाव के पास बैठकर बाजरे की रोटी खाना याद रहेगा। आमेर में माँ को चढ़ाई में दिक्कत हुई तो तुरंत जीप का इंतज़ाम कर दिया। तीसरे दिन का सफ़र थोड़ा लंबा लगा, पर खींवसर के खाने ने सारी थकान उतार दी।",
  },
  {
    name: "Tom Ashworth",
    language: "en",
    date: "2025-03-23",
    rating: 4,
    comment:
      "Travelled with my wife and her sister, the only man in a group of nine, and felt perfectly at home. Ranakpur was the surprise: I could have stayed there all day. It was 35 degrees by mid-March, so the early starts made sense. One star off because day 3 is a very long sit, however good the lunch in Khimsar is.",
  },
  {
    name: "Giulia Ferrante",
    language: "it",
    date: "2025-11-09",
    rating: 5,
    comment:
      "Temevo il solito giro di palazzi, invece Meera racconta la vita delle donne dietro le grate e non ti annoi mai. A Salawas mi hanno fatto provare il telaio e ho combinato un disastro, tra le risate di tutti. Il tramonto in barca sul lago Pichola chiude il viaggio nel modo giusto. Attenzione ai gradini dei forti: scarpe comode, davvero.",
  },
  {
    name: "Karen Lindqvist",
    language: "en",
    date: "2026-05-17",
    rating: 3,
    comment:
      "The guides deserve five stars. May does not. It was 43 degrees in Jodhpur, we hid in the hotel from noon to four every day, and the desert camp was swapped for a hotel in Khimsar, comfortable but not what I had pictured. All of this is written on the page, so partly my own fault. I would still not sell this trip in May.",
  },
  {
    name: "Lucía Benavides",
    language: "es",
    date: "2026-02-15",
    rating: 5,
    comment:
      "Fui sola y en dos días ya éramos un grupo de amigas, con un par de maridos muy simpáticos incluidos. Lo mejor, la clase de cocina en casa de Kiran, en Udaipur: todavía preparo el gatte los domingos. El campamento de Osian es cómodo, aunque en febrero de noche hace frío. Ganpat conduce con una paciencia infinita.",
  },
  {
    name: "Renata Figueiredo",
    language: "pt-BR",
    date: "2025-08-17",
    rating: 4,
    comment:
      "Fomos em agosto, na época das chuvas, e pegamos calor abafado e algumas pancadas fortes, mas as montanhas perto de Ranakpur estavam verdinhas e o lago em Udaipur, cheio. A Divya conhece todo mundo no mercado de Jodhpur e o lassi é uma delícia. Senti falta da noite nas dunas, que nessa época vira hotel em Khimsar. De resto, tudo impecável.",
  },
  {
    name: "Hannah Goldberg",
    language: "en",
    date: "2026-03-08",
    rating: 5,
    comment:
      "My knees are seventy years old. Meera knew every lift, jeep and bench between Jaipur and Udaipur and never made a fuss about it. I skipped the walk down from Mehrangarh and had tea with Ganpat instead, who turns out to know a great deal about camels. The stepwell in Jodhpur, early, with swallows diving in, was my favourite half hour.",
  },
  {
    name: "Nomvula Dlamini",
    language: "en",
    date: "2026-10-18",
    rating: 5,
    comment:
      "Beautifully paced apart from the one long drive. Two nights in most places meant I unpacked, which on a tour is a luxury in itself. The rickshaw driver in Jaipur told us how she got her licence and we all wanted to adopt her. October was hot in the day and perfect by evening. Save room in your bag: the dhurries from Salawas are hard to resist.",
  },
] satisfies Review[];
