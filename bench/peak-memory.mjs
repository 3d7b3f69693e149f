// @ts-check
// Preloaded into a process (`node --import`), it writes into the file of PEAK_MEMORY_FILE how many
// bytes of memory that process ever had at once. Linux only; what getrusage tells of a process begins
// with its parent's.
import { readFileSync, writeFileSync } from 'node:fs';

process.on('exit', () => {
  const [, kilobytes = ''] =
    /^VmHWM:\s+(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  writeFileSync(process.env.PEAK_MEMORY_FILE ?? '', String(Number(kilobytes) * 1024));
});
