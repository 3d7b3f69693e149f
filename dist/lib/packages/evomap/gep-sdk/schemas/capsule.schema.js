//# packages/evomap/gep-sdk/schemas/capsule.schema
(function(p,a,_){var n=Object.defineProperty,u=Object.getOwnPropertyDescriptor,l=Object.getOwnPropertyNames,m=Object.prototype.
hasOwnProperty,y=(t,e)=>{for(var r in e)n(t,r,{get:e[r],enumerable:!0})},c=(t,e,r,o)=>{if(e&&typeof e=="object"||typeof e==
"function")for(let i of l(e))!m.call(t,i)&&i!==r&&n(t,i,{get:()=>e[i],enumerable:!(o=u(e,i))||o.enumerable});return t},g=t=>c(
n({},"__esModule",{value:!0}),t),s={};y(s,{default:()=>d}),p.exports=g(s);var b=a("packages/chunk-IYWUY3VA"),d={$schema:"\
http://json-schema.org/draft-07/schema#",$id:"https://evomap.ai/gep/schemas/capsule.schema.json",title:"GEP Capsule",description:"\
A record of a single evolution in the Genome Evolution Protocol",type:"object",required:["type","schema_version","id","t\
rigger","gene","summary","confidence","blast_radius","outcome","asset_id"],properties:{type:{const:"Capsule"},schema_version:{
type:"string",pattern:"^\\d+\\.\\d+\\.\\d+$"},id:{type:"string",minLength:1},trigger:{type:"array",items:{type:"string"},
minItems:1},gene:{type:"string",minLength:1},summary:{type:"string",minLength:1},confidence:{type:"number",minimum:0,maximum:1},
blast_radius:{type:"object",required:["files","lines"],properties:{files:{type:"integer",minimum:0},lines:{type:"integer",
minimum:0}}},outcome:{type:"object",required:["status","score"],properties:{status:{type:"string",enum:["success","faile\
d"]},score:{type:"number",minimum:0,maximum:1}}},success_streak:{type:"integer",minimum:0},success_reason:{type:["string",
"null"]},gene_library_version:{type:["string","null"]},env_fingerprint:{type:["object","null"]},source_type:{type:["stri\
ng","null"],enum:["generated","reused","reference","user_authored",null]},reused_asset_id:{type:["string","null"]},content:{
type:["object","null"]},diff:{type:["object","null"]},strategy:{type:"array",items:{type:"string"}},execution_trace:{type:"\
array",items:{type:"object",properties:{stage:{type:"string",enum:["build","validate","canary"]}}}},a2a:{type:"object"},
cost_tokens:{type:["integer","null"],minimum:0},cost_usd:{type:["number","null"],minimum:0},derivation_tokens:{type:["ob\
ject","null"],description:"Real measured token cost of deriving this capsule (input + output), captured from the proxy t\
race meter at solidify time. null when the proxy was inactive or usage was unobserved (consumers fall back to an estimat\
e). Distinct from the point-in-time cost_tokens/cost_usd scalars.",required:["input_tokens","output_tokens","total_token\
s"],properties:{input_tokens:{type:"integer",minimum:0},output_tokens:{type:"integer",minimum:0},total_tokens:{type:"int\
eger",minimum:0},basis:{type:"string"}},additionalProperties:!1},trigger_context:{type:"object",properties:{prompt:{type:"\
string",maxLength:2e3},reasoning_trace:{type:"string",maxLength:4e3},context_signals:{type:"array",items:{type:"string"}},
session_id:{type:"string"},agent_model:{type:"string"}},additionalProperties:!1},resolution_status:{type:["string","null"],
enum:["pending","suppressed_observationally","resolved_by_evidence","regressed","inconclusive",null],description:"Two-le\
vel resolution outcome: resolved_by_evidence (strong) vs suppressed_observationally (weak); no automatic upgrade."},proof_of_work:{
type:"object",description:"Structured proof of work so output value is not keyed solely on a git diff.",required:["kind"],
properties:{kind:{type:"string",enum:["git_diff","artifact_hash","external_receipt","tool_call_trace"]},git_diff:{type:"\
object",properties:{files:{type:"integer",minimum:0},lines:{type:"integer",minimum:0},patch_ref:{type:"string"}}},artifact_hash:{
type:"object",properties:{sha256:{type:"string"},mime:{type:"string"},size:{type:"integer",minimum:0}}},external_receipt:{
type:"object",properties:{provider:{type:"string"},receipt_id:{type:"string"},ts:{type:"string"}}},tool_call_trace:{type:"\
object",properties:{calls:{type:"integer",minimum:0},ref:{type:"string"}}}},additionalProperties:!1},asset_id:{type:"str\
ing",pattern:"^sha256:[a-f0-9]{64}$"},visibility:{type:["string","null"],enum:["private","unlisted","public",null]},scope:{
type:["array","null"],items:{type:"string",minLength:1}},cost_tier:{type:["string","null"],enum:["cheap","standard","pre\
mium",null]},pack_of:{type:["array","null"],items:{type:"string",pattern:"^sha256:[a-f0-9]{64}$"}},author:{type:["object",
"null"],required:["handle","evox_install_id"],properties:{handle:{type:"string",minLength:1},evox_install_id:{type:"stri\
ng",minLength:1}},additionalProperties:!1}},additionalProperties:!1}});
