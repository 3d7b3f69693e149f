#!/usr/bin/env node
import { entries } from '../lib/index.js';
await entries.cli();
