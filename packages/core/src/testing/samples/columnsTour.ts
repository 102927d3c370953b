/** Everything that can happen to the columns of the compact list. */
export const columnsTour = {
  events: [
    { type: 'columns.chosen', columns: ['brand', 'price'] },
    { type: 'columns.chosen', columns: [] },
  ],
  answers: { recallColumns: [['gender', 'delivery']] },
  failures: { recallColumns: [new Error('nobody is signed in')] },
};
