const { resolve } = require('node:path');

const project = resolve(__dirname, '../..');

module.exports = {
  plugins: { '@pandacss/dev/postcss': { configPath: resolve(project, 'panda.config.ts'), cwd: project } },
};
