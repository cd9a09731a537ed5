#!/usr/bin/env node
import { processHost } from './host.js';
import { runProgram } from './program.js';
import { handleOutputErrors } from './streams.js';

handleOutputErrors();
await runProgram(process.argv.slice(2), processHost());
