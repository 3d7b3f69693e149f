require('../lib/index.js').action();
