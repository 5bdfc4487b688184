/** Whether a departure runs, in words that travellers read. */
export default {
  runs: "यात्रा पक्की",
  cancelled: "यह यात्रा नहीं होगी",
  from_one: "{{count}} यात्री होने पर पक्की",
  from_other: "{{count}} यात्री होने पर पक्की",
  needs_one: "{{count}} में से {{travellers}} यात्री",
  needs_other: "{{count}} में से {{travellers}} यात्री",
  decided: "फ़ैसला {{date}} तक। यात्रा न हो तो आप दूसरी तारीख़ चुनें या पूरा पैसा वापस लें।",
  label: "क्या यात्रा पक्की है?",
};
