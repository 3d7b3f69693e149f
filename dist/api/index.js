import bundle from '../lib/index.js';
export const { auditCommand, blastSeverity, broadcastEligibility, canonicalJson, checkSchema, contentHash, errorSignature, forbiddenPath, readValidationReport, signalMatches, validationReport, verifyContentHash } = bundle.load('api');
