/** First names for styles: short, and pronounceable in both languages. */
export const modelNames: readonly string[] = (
  'Hollis Arden Bela Corin Dorian Ellis Ferris Galen Harlan Isko Jarne Keld Lorin Marlo Nevin Orrin Perrin Quill ' +
  'Rufus Soren Tamsin Ulric Varga Wilmar Yorick Zeno Alba Brisa Calla Dalia Elin Fjola Gemma Hedda Ines Jonna ' +
  'Katla Liv Maren Noor Oda Petra Runa Signe Thea Una Vera Wanda Ylva Zoe Amrum Borkum Cadiz Davos Elba Faro ' +
  'Girona Hydra Ischia Jura Korfu Lenno Malmo Narvik Oland Porto Riva Sylt Turin Usedom Varese Wismar Ystad Zadar ' +
  'Aske Birk Cedro Drava Elva Fenno Garda Havel Isar Jade Kolk Lahn Mosel Neva Oker Prosna Ruhr Saale Tisa Unstrut'
).split(' ');
