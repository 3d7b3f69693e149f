#!/usr/bin/env node
require('../lib/index.js').cli();
