require('../lib/index.js').load('action');
