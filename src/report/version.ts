/** Version of the GateReport's format; increased with every change that a reader can notice. */
export const GATE_REPORT_VERSION = '1.0.0' as const;
