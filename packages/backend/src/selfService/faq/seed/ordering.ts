import type { SeedTopicCategory } from './seedTopic.ts';

export const ordering: SeedTopicCategory = {
  slug: 'ordering',
  en: ['Ordering', 'Carts, seasons, limits and approval.'],
  de: ['Bestellen', 'Warenkörbe, Saisons, Limits und Freigabe.'],
  sections: [
    {
      slug: 'shopping-carts',
      en: ['Shopping carts', 'Filling, copying and finalizing them.'],
      de: ['Warenkörbe', 'Füllen, kopieren und abschließen.'],
      articles: [
        {
          slug: 'why-can-i-only-approve',
          en: [
            'Why can I approve an order but not finalize it?',
            'Finalizing needs the right “Finalizing orders”, which POS Managers hold. Your approval tells them that the order is ready; they look at it and finalize it.',
            'If you change a quantity after approving, the approval lapses and you need to approve again: nobody finalizes what you have not seen.',
          ],
          de: [
            'Warum kann ich einen Auftrag freigeben, aber nicht abschließen?',
            'Dazu ist das Recht „Aufträge abschließen“ nötig; POS-Manager haben es. Ihre Freigabe sagt ihnen, dass der Auftrag bereit zum Abschluss ist; sie prüfen ihn und schließen ihn ab.',
            'Ändern Sie nach der Freigabe eine Menge, erlischt die Freigabe und Sie geben erneut frei: Niemand schließt ab, was Sie nicht gesehen haben.',
          ],
        },
        {
          slug: 'change-finalized-order',
          en: [
            'Can I change a finalized order?',
            'No. A finalized order is binding, and its cart can no longer be edited.',
            'Call your sales representative before the delivery date: they can add to an order, or agree on an exchange of stock.',
          ],
          de: [
            'Kann ich einen abgeschlossenen Auftrag ändern?',
            'Nein. Ein abgeschlossener Auftrag ist verbindlich, sein Warenkorb lässt sich nicht mehr bearbeiten.',
            'Rufen Sie vor dem Liefertermin Ihre Ansprechperson im Vertrieb an: Sie kann einen Auftrag ergänzen oder einen Warentausch vereinbaren.',
          ],
        },
        {
          slug: 'lost-quantities',
          en: [
            'Are my quantities saved when the connection breaks?',
            'Yes. Quantities are saved as you type, and what could not be sent yet is kept on your device and sent when you are online again.',
            'If a colleague changed the same size in the meantime, the portal shows both numbers and lets you choose.',
          ],
          de: [
            'Sind meine Mengen gespeichert, wenn die Verbindung abbricht?',
            'Ja. Mengen werden beim Tippen gespeichert; was noch nicht gesendet werden konnte, bleibt auf Ihrem Gerät und wird gesendet, sobald Sie wieder online sind.',
            'Hat jemand aus Ihrem Team inzwischen dieselbe Größe geändert, zeigt das Portal beide Zahlen und lässt Sie wählen.',
          ],
        },
      ],
    },
    {
      slug: 'seasons-and-limits',
      en: ['Seasons & limits', 'When you can order, and how much of a style.'],
      de: ['Saisons & Limits', 'Wann bestellt werden kann und wie viel von einem Artikel.'],
      articles: [
        {
          slug: 'season-preview',
          en: [
            'What does “Preview” mean for a season?',
            'You can look at the collection and fill carts, but no order can be completed before ordering opens. The date is shown with the season.',
          ],
          de: [
            'Was bedeutet „Vorschau“ bei einer Saison?',
            'Sie können die Kollektion ansehen und Warenkörbe füllen, aber vor dem Orderstart keinen Auftrag abschließen. Das Datum steht bei der Saison.',
          ],
        },
        {
          slug: 'order-limit',
          en: [
            'What is my order limit and who can raise it?',
            'The limit is the value that may be ordered for a point of sale in a season. The portal shows how much of it is used. Your sales representative can raise it, usually within a day.',
          ],
          de: [
            'Was ist mein Orderlimit und wer kann es erhöhen?',
            'Das Limit ist der Wert, der für eine Verkaufsstelle in einer Saison bestellt werden darf. Das Portal zeigt, wie viel davon verbraucht ist. Ihre Ansprechperson im Vertrieb kann es erhöhen, meist innerhalb eines Tages.',
          ],
        },
        {
          slug: 'variant-not-available',
          en: [
            'Why is a size crossed out?',
            'The variant is cancelled, sold out, or not available in your country. Select it and the portal tells you the reason and, if known, when it will be back.',
          ],
          de: [
            'Warum ist eine Größe durchgestrichen?',
            'Die Variante ist storniert, ausverkauft oder für Ihr Land nicht verfügbar. Wählen Sie sie, dann nennt das Portal den Grund und, wenn bekannt, wann sie wieder da ist.',
          ],
        },
      ],
    },
  ],
};
