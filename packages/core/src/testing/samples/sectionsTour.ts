/** Everything that can happen to the sections of a cart, for their chart and for the screen. */
export const sectionsTour = {
  events: [
    { type: 'layout.chosen', layout: 'dense' },
    { type: 'layout.chosen', layout: 'sheets' },
    { type: 'narrowing.changed', narrowing: { term: 'nothing like it', brand: '', week: '' } },
    { type: 'narrowing.changed', narrowing: { term: '', brand: '', week: '' } },
    { type: 'section.toggled', articleId: 's-1' },
    { type: 'sections.folded', articleIds: ['s-1'] },
    { type: 'sections.unfolded' },
  ],
};
