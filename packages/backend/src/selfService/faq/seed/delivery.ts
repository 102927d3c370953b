import type { SeedTopicCategory } from './seedTopic.ts';

export const delivery: SeedTopicCategory = {
  slug: 'delivery-and-returns',
  en: ['Delivery & returns', 'On the way to you, and on the way back.'],
  de: ['Lieferung & Retouren', 'Auf dem Weg zu Ihnen und zurück.'],
  sections: [
    {
      slug: 'deliveries',
      en: ['Deliveries', 'Dates, part deliveries, missing parcels.'],
      de: ['Lieferungen', 'Termine, Teillieferungen, fehlende Pakete.'],
      articles: [
        {
          slug: 'when-does-my-order-arrive',
          en: [
            'When will my order arrive?',
            'Each colour has a delivery date; you will find it in the order and under Shipments. Goods leave the warehouse from that day on and are with you two to four working days later.',
          ],
          de: [
            'Wann kommt mein Auftrag an?',
            'Jede Farbe hat einen Liefertermin; er steht im Auftrag und unter Sendungen. Ab diesem Tag verlässt die Ware das Lager und ist zwei bis vier Werktage später bei Ihnen.',
          ],
        },
        {
          slug: 'parcel-missing',
          en: [
            'A parcel is missing or damaged. What now?',
            'Note it on the driver’s device before you sign, take photographs, and report it within seven working days with the number of the delivery note. We talk to the carrier and send a replacement or a credit note.',
          ],
          de: [
            'Ein Paket fehlt oder ist beschädigt. Was nun?',
            'Vermerken Sie es vor der Unterschrift auf dem Gerät des Fahrers, machen Sie Fotos und melden Sie es innerhalb von sieben Werktagen mit der Lieferscheinnummer. Wir sprechen mit dem Spediteur und senden Ersatz oder eine Gutschrift.',
          ],
        },
        {
          slug: 'part-delivery',
          en: [
            'Why did I receive only part of the order?',
            'Colours with different delivery dates travel separately. If a part is late for another reason, we send you the new date by email.',
          ],
          de: [
            'Warum habe ich nur einen Teil des Auftrags erhalten?',
            'Farben mit verschiedenen Lieferterminen werden getrennt versandt. Verspätet sich ein Teil aus anderem Grund, nennen wir per E-Mail den neuen Termin.',
          ],
        },
      ],
    },
    {
      slug: 'returning-goods',
      en: ['Returning goods', 'What you can return, and how it is credited.'],
      de: ['Ware zurückgeben', 'Was Sie zurückgeben können und wie es gutgeschrieben wird.'],
      articles: [
        {
          slug: 'how-to-return',
          en: [
            'How do I return goods?',
            'Register the return with the number of the delivery note, wait for the return number, and place the completed returns form on top of the goods in the parcel. The steps are listed under Returns.',
          ],
          de: [
            'Wie sende ich Ware zurück?',
            'Melden Sie die Retoure mit der Lieferscheinnummer an, warten Sie auf die Retourennummer und legen Sie den ausgefüllten Retourenschein obenauf ins Paket. Die Schritte stehen unter Retouren.',
          ],
        },
        {
          slug: 'when-is-it-credited',
          en: [
            'When will my return be credited?',
            'Within ten working days of its arrival. The credit note refers to the invoice and comes the same way as your invoices.',
          ],
          de: [
            'Wann wird eine Retoure gutgeschrieben?',
            'Innerhalb von zehn Werktagen nach Eingang. Die Gutschrift bezieht sich auf die Rechnung und kommt auf demselben Weg wie Ihre Rechnungen.',
          ],
        },
        {
          slug: 'faulty-after-sale',
          en: [
            'A customer brings back something faulty',
            'Take it back, note when it was sold and how it was washed, and fill in the complaint form. We decide within five working days from photographs; you need not send the piece unless we ask you to.',
          ],
          de: [
            'Eine Kundin bringt etwas Mangelhaftes zurück',
            'Nehmen Sie es zurück, notieren Sie, wann es verkauft und wie es gewaschen wurde, und füllen Sie das Reklamationsformular aus. Wir entscheiden anhand von Fotos innerhalb von fünf Werktagen; das Teil senden Sie nur, wenn wir darum bitten.',
          ],
        },
      ],
    },
  ],
};
