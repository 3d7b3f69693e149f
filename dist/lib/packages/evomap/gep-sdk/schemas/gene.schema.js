//# packages/evomap/gep-sdk/schemas/gene.schema
(function(o,p,u){var n=Object.defineProperty,c=Object.getOwnPropertyDescriptor,l=Object.getOwnPropertyNames,m=Object.prototype.
hasOwnProperty,y=(t,e)=>{for(var r in e)n(t,r,{get:e[r],enumerable:!0})},d=(t,e,r,a)=>{if(e&&typeof e=="object"||typeof e==
"function")for(let i of l(e))!m.call(t,i)&&i!==r&&n(t,i,{get:()=>e[i],enumerable:!(a=c(e,i))||a.enumerable});return t},g=t=>d(
n({},"__esModule",{value:!0}),t),s={};y(s,{default:()=>h}),o.exports=g(s);var v=p("packages/chunk-IYWUY3VA"),h={$schema:"\
http://json-schema.org/draft-07/schema#",$id:"https://evomap.ai/gep/schemas/gene.schema.json",title:"GEP Gene",description:"\
A reusable evolution strategy in the Genome Evolution Protocol",type:"object",required:["type","schema_version","id","ca\
tegory","signals_match","strategy","constraints","validation","asset_id"],properties:{type:{const:"Gene"},schema_version:{
type:"string",pattern:"^\\d+\\.\\d+\\.\\d+$"},id:{type:"string",minLength:1},category:{type:"string",enum:["repair","opt\
imize","innovate","explore"]},signals_match:{type:"array",items:{type:"string"},minItems:1},preconditions:{type:"array",
items:{type:"string"}},strategy:{type:"array",items:{type:"string"},minItems:1},constraints:{type:"object",required:["ma\
x_files","forbidden_paths"],properties:{max_files:{type:"integer",minimum:1},forbidden_paths:{type:"array",items:{type:"\
string"},minItems:1}}},validation:{type:"array",items:{type:"string"},minItems:1},summary:{type:"string"},epigenetic_marks:{
type:"array",items:{type:"string"}},learning_history:{type:"array",maxItems:20,items:{type:"object",properties:{at:{type:"\
string"},outcome:{type:"string"},mode:{type:"string"},reason_class:{type:"string"},retryable:{type:"boolean"},learning_signals:{
type:"array",items:{type:"string"}}}}},anti_patterns:{type:"array",maxItems:12,items:{type:"object",properties:{at:{type:"\
string"},mode:{type:"string"},reason_class:{type:"string"},learning_signals:{type:"array",items:{type:"string"}}}}},routing_hint:{
type:["object","null"],description:"Optional EvoX-side routing hints consumed by the gene -> router/tool-gate pipeline. \
Absent or empty (no recognized keys) means 'no opinion'; the router takes its historical fast path.",properties:{tier:{type:"\
string",enum:["cheap","mid","expensive"]},reasoning_level:{type:"string",enum:["off","low","medium","high"]}},additionalProperties:!1},
tool_policy:{type:["object","null"],description:"Optional EvoX-side tool gate. When a list is present, severity defaults\
 to 'warn'. An empty allow_only is invalid (it would block every tool), so producers MUST omit empty lists.",properties:{
allow_only:{type:"array",items:{type:"string",minLength:1},minItems:1},deny:{type:"array",items:{type:"string",minLength:1},
minItems:1},severity:{type:"string",enum:["warn","block"]}},additionalProperties:!1},claims:{type:["array","null"],description:"\
Optional machine-decidable claims this gene asserts. Each claim is one coordinate of the five-coordinate evidence projec\
tion: what the gene guarantees, in a form a verifier can check. Absent means 'no explicit claim' \u2014 the gene projects onl\
y under its asset_id. Producers that cannot state a decidable claim MUST omit this rather than emit a vague string.",items:{
type:"object",required:["predicate"],properties:{predicate:{type:"string",minLength:1,description:"Decidable assertion, \
e.g. 'exit_code==0' or 'no_regression(bench/rounding)'."},kind:{type:"string",enum:["behavioral","structural","performan\
ce","safety"]}},additionalProperties:!1}},scope:{type:["object","null"],description:"Optional machine-decidable scope pr\
edicate \u2014 the coordinate that bounds where a claim holds. Keys must come from the runtime signal vocabulary (not free-fo\
rm), so the resolver can decide membership. Absent means 'unscoped' (projects everywhere), which keeps the gene OUT of t\
he strict K_auto subdomain.",properties:{signals:{type:"array",items:{type:"string",minLength:1},minItems:1,description:"\
Runtime signal tokens the scope is expressed over (resolver-vocabulary, not source identifiers)."},predicate:{type:"stri\
ng",minLength:1,description:"Decidable scope expression over the signals, e.g. 'matches(rounding-v2)'."}},additionalProperties:!1},
runtime_profile:{type:["object","null"],description:"Optional runtime coordinate \u2014 the execution environment class under\
 which the gene's claims were established and are expected to hold. Absent means 'runtime-agnostic'.",properties:{runtime:{
type:"string",minLength:1,description:"Runtime class, e.g. 'node@22', 'python@3.12'."},env_class:{type:"string",enum:["c\
i","local","prod","sandbox"]}},additionalProperties:!1},verifier_profile:{type:["object","null"],description:"Optional v\
erifier coordinate \u2014 the verifier under whose judgement the claims were checked. Verifier-specific projection uses this \
axis; absent means 'no verifier binding' and disqualifies the record from strict K_auto.",properties:{verifier:{type:"st\
ring",minLength:1,description:"Verifier identity, e.g. 'gep-verify@1.4', 'npm-test'."},decision:{type:"string",enum:["pa\
ss","fail","inconclusive"]}},additionalProperties:!1},asset_id:{type:"string",pattern:"^sha256:[a-f0-9]{64}$"}},additionalProperties:!1}});
