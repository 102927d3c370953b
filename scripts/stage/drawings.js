import { drawingOf } from '../atlas/drawings.js';
import { readCharts } from '../flows/machines.js';

/**
 * Lays out charts of the built core and puts each drawing beside the page, as `flows/<chart>.json`.
 *
 * @param {readonly string[]} [names] those that are drawn; all unless told
 * @returns {import('vite').Plugin}
 */
export const flowDrawings = (names) => ({
  name: 'flow-drawings',
  apply: 'build',
  async generateBundle() {
    const charts = await readCharts();
    for (const chart of charts.filter(({ name }) => names?.includes(name) ?? true)) {
      const source = JSON.stringify(await drawingOf(chart, 'events'));
      this.emitFile({ type: 'asset', fileName: `flows/${chart.name}.json`, source });
    }
  },
});
