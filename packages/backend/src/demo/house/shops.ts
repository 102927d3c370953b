/** An invented point of sale: name, street, postcode, city. */
export type Shop = readonly [name: string, street: string, postcode: string, city: string];

export interface Market {
  readonly country: string;
  readonly currency: string;
  readonly vatPerMille: number;
  /** Units of the currency per euro, rounded as in the price list. */
  readonly rate: number;
  /** With cents, retail prices end in 9.95; without, in whole nines. */
  readonly cents: boolean;
  readonly shops: readonly Shop[];
}

export const markets: readonly Market[] = [
  {
    country: 'DE',
    currency: 'EUR',
    vatPerMille: 190,
    rate: 1,
    cents: true,
    shops: [
      ['Modehaus Lindner', 'Sendlinger Straße 18', '80331', 'München'],
      ['Herrenausstatter Vogt', 'Königstraße 44', '70173', 'Stuttgart'],
      ['Kaufhaus Weißgerber', 'Breite Straße 7', '23552', 'Lübeck'],
      ['Ankerplatz Mode', 'Mönckebergstraße 21', '20095', 'Hamburg'],
      ['Atelier Brunnhuber', 'Maximilianstraße 9', '86150', 'Augsburg'],
      ['Haus am Markt', 'Marktplatz 3', '99084', 'Erfurt'],
      ['Rheinfaden', 'Flinger Straße 30', '40213', 'Düsseldorf'],
      ['Schönfeld Damenmode', 'Hohe Straße 112', '50667', 'Köln'],
      ['Textilhaus Grünwald', 'Kaiserstraße 61', '76133', 'Karlsruhe'],
      ['Stoffwechsel', 'Torstraße 140', '10119', 'Berlin'],
      ['Märkische Mode', 'Brandenburger Straße 12', '14467', 'Potsdam'],
      ['Nähtchen & Söhne', 'Große Straße 50', '49074', 'Osnabrück'],
      ['Elbkontor', 'Prager Straße 8', '01069', 'Dresden'],
      ['Krüger Herrenmode', 'Obernstraße 33', '28195', 'Bremen'],
      ['Modehaus Thalbach', 'Zeil 88', '60313', 'Frankfurt am Main'],
      ['Fichtner am Dom', 'Domstraße 5', '97070', 'Würzburg'],
      ['Boutique Sörensen', 'Holm 27', '24937', 'Flensburg'],
      ['Zwirn und Faden', 'Grimmaische Straße 19', '04109', 'Leipzig'],
    ],
  },
  {
    country: 'AT',
    currency: 'EUR',
    vatPerMille: 200,
    rate: 1,
    cents: true,
    shops: [
      ['Gruber Moden', 'Getreidegasse 14', '5020', 'Salzburg'],
      ['Wiener Kontor', 'Kärntner Straße 29', '1010', 'Wien'],
      ['Modehaus Steiner', 'Herrengasse 16', '8010', 'Graz'],
      ['Tiroler Tuch', 'Maria-Theresien-Straße 31', '6020', 'Innsbruck'],
      ['Donauhaus', 'Landstraße 45', '4020', 'Linz'],
      ['Jägermayr', 'Hauptplatz 2', '9020', 'Klagenfurt'],
    ],
  },
  {
    country: 'CH',
    currency: 'CHF',
    vatPerMille: 81,
    rate: 1.08,
    cents: true,
    shops: [
      ['Zürcher & Co.', 'Bahnhofstrasse 52', '8001', 'Zürich'],
      ['Maison Favre', 'Rue du Rhône 41', '1204', 'Genève'],
      ['Bernhof Mode', 'Marktgasse 28', '3011', 'Bern'],
      ['Tessuti Bianchi', 'Via Nassa 17', '6900', 'Lugano'],
      ['Rheintor', 'Freie Strasse 63', '4001', 'Basel'],
      ['Seeblick Damen', 'Pilatusstrasse 11', '6003', 'Luzern'],
    ],
  },
  {
    country: 'GB',
    currency: 'GBP',
    vatPerMille: 200,
    rate: 0.88,
    cents: true,
    shops: [
      ['Harcourt & Finch', '14 Milsom Street', 'BA1 1DA', 'Bath'],
      ['Marlow Outfitters', '8 High Street', 'SL7 1AB', 'Marlow'],
      ['The Cloth Hall', '27 Briggate', 'LS1 6HD', 'Leeds'],
      ['Pemberton Menswear', '61 King Street', 'M2 4LQ', 'Manchester'],
      ['Rowan & Thistle', '19 George Street', 'EH2 2PB', 'Edinburgh'],
      ['Larkspur', '5 Elm Hill', 'NR3 1HN', 'Norwich'],
      ['Quayside Clothiers', '33 Park Street', 'BS1 5NH', 'Bristol'],
    ],
  },
  {
    country: 'PL',
    currency: 'PLN',
    vatPerMille: 230,
    rate: 4.3,
    cents: false,
    shops: [
      ['Salon Wiśniewska', 'ulica Nowy Świat 33', '00-029', 'Warszawa'],
      ['Dom Mody Łazienki', 'ulica Floriańska 12', '31-021', 'Kraków'],
      ['Szafa Gdańska', 'ulica Długa 47', '80-831', 'Gdańsk'],
      ['Butik Poznań', 'ulica Święty Marcin 24', '61-805', 'Poznań'],
      ['Krawiec Wrocław', 'ulica Świdnicka 9', '50-066', 'Wrocław'],
    ],
  },
  {
    country: 'SE',
    currency: 'SEK',
    vatPerMille: 250,
    rate: 11.3,
    cents: false,
    shops: [
      ['Åkerlund Herrmode', 'Biblioteksgatan 11', '111 46', 'Stockholm'],
      ['Västkust Kläder', 'Vallgatan 22', '411 16', 'Göteborg'],
      ['Sörmlands Kappor', 'Södra Förstadsgatan 30', '211 43', 'Malmö'],
      ['Björk & Lind', 'Drottninggatan 4', '753 10', 'Uppsala'],
      ['Norrsken Mode', 'Kungsgatan 51', '903 26', 'Umeå'],
    ],
  },
  {
    country: 'DK',
    currency: 'DKK',
    vatPerMille: 250,
    rate: 7.46,
    cents: false,
    shops: [
      ['Østergaard Tøj', 'Strøget 38', '1160', 'København'],
      ['Aarhus Herrehus', 'Ryesgade 14', '8000', 'Aarhus'],
      ['Fynsk Garderobe', 'Vestergade 20', '5000', 'Odense'],
      ['Limfjord Mode', 'Bispensgade 6', '9000', 'Aalborg'],
    ],
  },
  {
    country: 'NL',
    currency: 'EUR',
    vatPerMille: 210,
    rate: 1,
    cents: true,
    shops: [
      ['De Vries Mode', 'Kalverstraat 92', '1012 PH', 'Amsterdam'],
      ['Het Linnenhuis', 'Oudegracht 155', '3511 AL', 'Utrecht'],
      ['Grachtenkleding', 'Noordeinde 66', '2514 GK', 'Den Haag'],
      ['Maaskade', 'Witte de Withstraat 40', '3012 BR', 'Rotterdam'],
      ['Van Doorn Heren', 'Grote Markt 18', '9711 LV', 'Groningen'],
      ['Stoffen & Zijde', 'Bredestraat 23', '6211 HB', 'Maastricht'],
      ['Brabants Goed', 'Demer 12', '5611 AS', 'Eindhoven'],
      ['Lakenhal', 'Breestraat 101', '2311 CL', 'Leiden'],
      ['Zeewind', 'Lange Delft 70', '4331 AR', 'Middelburg'],
    ],
  },
];
