#!/usr/bin/env node
require('../lib/index.js').load('cli');
