import { drawingOf } from '../atlas/drawings.js';
import { readCharts } from '../flows/machines.js';

/**
 * A plugin for Vite that lays out charts of the built core and writes each drawing beside the page, as
 * `flows/<chart>.json`.
 *
 * @param {readonly string[]} [names] the charts to draw; all by default
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
