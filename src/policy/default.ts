import type { Policy } from './policy.ts';

/**
 * The policy of an empty file. Written by `npm run generate`, so that a repository without a policy does
 * not need the schema.
 */
// biome-ignore format: generated
export const DEFAULT_POLICY = JSON.parse("{\"extends\":null,\"profile\":\"evolver\",\"mode\":\"write\",\"allow_dangerous\":false,\"allowed_roots\":[],\"workspace\":\".\",\"disabled_packs\":[],\"experimental\":[],\"programs\":[],\"tool_flags\":{},\"make_variables\":[],\"families\":[],\"patterns\":[],\"approvals\":{\"strong\":1,\"very_strong\":2,\"gate\":1,\"people\":[],\"unaffected_by\":[]},\"fail_on\":\"error\",\"enforce\":\"block\",\"rules\":{},\"containment\":\"require-for-forks\",\"network\":\"none\",\"proof\":\"auto\",\"concurrency\":\"cores\",\"build_outputs\":[],\"prepare_env\":[],\"home_caches\":[],\"caches\":[\".git/**\",\"**/.cache/**\",\"**/node_modules/.*/**\",\"**/.eslintcache\",\"**/*.tsbuildinfo\",\"**/.nyc_output/**\",\"**/coverage/**\",\"**/{.*_cache,target,.tox,.gradle}/**\"],\"assets\":{\"include\":[\"**/{assets/gep,.evolver/gep,.evomap/assets}/{genes,capsules,anti-genes}*.{json,jsonl}\",\"**/{assets/gep,.evolver/gep,.evomap/assets}/{events,events.*,external_candidates}.jsonl\",\"**/*.seed.json\",\"**/data/default_genes.json\"],\"max_file_bytes\":16777216},\"stores\":[],\"limits\":{\"command_timeout_seconds\":180,\"budget_seconds\":18000,\"prepare_seconds\":900,\"slow_command_seconds\":60,\"output_bytes\":65536,\"memory_bytes\":17179869184,\"processes\":1024,\"open_files\":4096,\"file_bytes\":4294967296,\"written_bytes\":4294967296},\"blast_radius\":{\"counting\":\"full\",\"hard_cap_files\":60,\"hard_cap_lines\":20000,\"forbidden_paths\":[],\"protected_paths\":[],\"audit_log\":\"append\"},\"agent_files\":{\"level\":\"warn\",\"include\":[\"**\"],\"exclude\":[],\"rules\":[]},\"a2a\":{\"min_score\":0.7,\"max_files\":5,\"max_lines\":200,\"min_success_streak\":2,\"confidence_factor\":0.6,\"engines\":[\"hub 1.94\"],\"require_evidence\":\"gate\",\"require_proof\":\"none\",\"attestation\":[]},\"ignores\":[],\"branches\":{}}") as Policy;

/** Its digest, which is most of the need for node:crypto. */
export const DEFAULT_POLICY_DIGEST =
  'sha256:7b52e801ed020b2be57228dd92ab4dfd277ae7f3b00a07152c9e377d8de3ee31';
