// Written by scripts/update-seeds.mjs.

/**
 * The Genes and Capsules of the reference engine: the first 32 digits of the sha256 of their canonical
 * JSON, and the first release with them.
 */
export const SEED_HASHES: Readonly<Record<string, string>> = {
  '1124af25050b3a2777b00fe527f25c37': '1.7.0', // capsule_1770477654236
  '0ae9f4172d143cac2f316f08d0855038': '1.14.0', // capsule_1770477654236
  '6298d2870e2f48a9ca447e3c80d09df5': '1.7.0', // capsule_1770478341769
  aec44b6e270d0df1467ca8b6421dfa56: '1.14.0', // capsule_1770478341769
  a439632ca376509abf5cd66745ebb667: '1.94.0', // gene_claude_context_schema_routing
  f2e2fdbe0cfdd670c6ae2ab38a9cf719: '1.94.0', // gene_claude_memory_index_budget
  '392fbba719f19ac8018e35eef2a9ef1c': '1.94.0', // gene_claude_prompt_budget_ledger
  '80fc8fcd87486a59d51a3053f3d9528f': '1.94.0', // gene_claude_skill_manual_routing
  e3fdd8cdf5e2baa7fb529e8b229a5fb4: '1.94.0', // gene_claude_tool_schema_lazy_load
  '7962c90afd3575bfc8979294eb591e0d': '1.94.0', // gene_claude_transcript_handoff_compression
  '9ac277a07aa552692e227a5f24302b5e': '1.89.20', // gene_conventional_git_commit
  '7967117c6f51afdb33c457d05809035d': '1.69.13', // gene_distilled_s2g-env-vars
  '88deb4b8eefea45bd47b036c5ee81444': '1.89.20', // gene_distilled_s2g-env-vars
  '581eb030144dcb3360e8ece853570a2c': '1.89.20', // gene_gateway_timeout_recovery
  '7406e5c62d09d839b0484ceed13f91a3': '1.7.0', // gene_gep_innovate_from_opportunity
  bafa1a9175bca4046a0933e688215e9b: '1.10.0', // gene_gep_innovate_from_opportunity
  f52a0784eef892bac0d8915d1db29446: '1.20.4', // gene_gep_innovate_from_opportunity
  '42cd391c59a2830e3cf4177f54735924': '1.66.0', // gene_gep_innovate_from_opportunity
  '74edd8b278e7df7849ea27ddaedf3910': '1.69.21', // gene_gep_innovate_from_opportunity
  '9935e30a8d03402bf96b7f3f67cb2e88': '1.89.20', // gene_gep_innovate_from_opportunity
  '7a7826c3bc6ed9ef9ed45ccc7fe160dc': '1.1.0', // gene_gep_optimize_prompt_and_assets
  '9cf8f0cc3ae61deb00305e616805f5b9': '1.3.0', // gene_gep_optimize_prompt_and_assets
  '5591329c8f272a0e98b284edbb033e3a': '1.20.4', // gene_gep_optimize_prompt_and_assets
  '27b6cb3f54c118f2816758a5f1eefc5d': '1.66.0', // gene_gep_optimize_prompt_and_assets
  '37607785e4be0fb2aaf0ca1e502719b0': '1.89.20', // gene_gep_optimize_prompt_and_assets
  add867e69cbb094d896a88b53562ee00: '1.69.21', // gene_gep_optimize_tool_usage
  b56cf8074cf2168f44ed920dd3fb22b9: '1.89.20', // gene_gep_optimize_tool_usage
  '6c577461a51bb0545f61575a2221fecb': '1.1.0', // gene_gep_repair_from_errors
  d7156cae47527fffdf19a9fd9432e236: '1.1.0', // gene_gep_repair_from_errors
  '7b6f4d86f876664d772d6ee1ea2945ca': '1.3.0', // gene_gep_repair_from_errors
  '100ff820511cafc87e5af95b76d93327': '1.10.0', // gene_gep_repair_from_errors
  '3705b9fa85d44690ee7841b054377eec': '1.20.4', // gene_gep_repair_from_errors
  a94a80796426b370f3fddd846f0d8f0c: '1.20.4', // gene_gep_repair_from_errors
  '331cc84e1b4900eda2bcaa60dff0ddac': '1.66.0', // gene_gep_repair_from_errors
  f7e20f8360f34930334cda0bced64bb2: '1.66.0', // gene_gep_repair_from_errors
  '1f3af73d38e6323fff6adb530dabe346': '1.89.20', // gene_gep_repair_from_errors
  bafad883b2a2cc8a11d902d1d920f501: '1.89.20', // gene_gep_repair_from_errors
  '67abc3346b96ee2143867db19b637205': '1.89.20', // gene_github_webhook_listener
  c7208554a1f367a1dbc09317442aa219: '1.89.20', // gene_poll_bugbot_review
  '111330940cef16ea3cfd134161b59244': '1.89.20', // gene_publish_feishu_doc
  db45470b8ac9f3e92705af251134d2f9: '2.0.0-beta.2', // gene_seed_conventional_git_commit
  '569bb631a806a0bbd8bb412fd7d4abcf': '2.0.20', // gene_seed_conventional_git_commit
  '5de36e4e346e260ab09483bf22c63bf2': '2.0.35', // gene_seed_conventional_git_commit
  '59d053dc1e806b59b85e98014d8e5de2': '2.0.0-beta.2', // gene_seed_gateway_timeout_recovery
  '46b45515e1548b325ac4ebbffa090cbb': '2.0.20', // gene_seed_gateway_timeout_recovery
  '34be9507562982222fadd894de0bb5cc': '2.0.35', // gene_seed_gateway_timeout_recovery
  cacbdef9b847f21d093051695e34e4ac: '2.0.0-beta.2', // gene_seed_github_webhook_listener
  '0acc6a33d6bf548200f6102f20780b7a': '2.0.20', // gene_seed_github_webhook_listener
  '076acad2a424a12348987ec0e373b631': '2.0.35', // gene_seed_github_webhook_listener
  '2266a77bc41320e2c3056c535b6ce1b8': '2.0.0-beta.2', // gene_seed_poll_bugbot_review
  '4a80d7e9f507e44212467305f08f9aa1': '2.0.20', // gene_seed_poll_bugbot_review
  '6e0a940cf1f81c0bb40cd5386cd2b6c1': '2.0.35', // gene_seed_poll_bugbot_review
  a169b3ad00d3db26543c022e44025f64: '2.0.0-beta.2', // gene_seed_publish_feishu_doc
  c6669fa1a6fe663c6bb34036baa416c4: '2.0.20', // gene_seed_publish_feishu_doc
  ed1bed5fb133d67559d85e703845e99e: '2.0.35', // gene_seed_publish_feishu_doc
  ec199ceb43ac39756c4fb0987a81ac06: '1.66.0', // gene_tool_integrity
  '5fec6e038ba05b4992ed65b4235dd52c': '1.89.20', // gene_tool_integrity
};
