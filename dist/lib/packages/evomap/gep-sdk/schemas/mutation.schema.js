//# packages/evomap/gep-sdk/schemas/mutation.schema
(function(s,p,m){var n=Object.defineProperty,c=Object.getOwnPropertyDescriptor,g=Object.getOwnPropertyNames,d=Object.prototype.
hasOwnProperty,l=(t,e)=>{for(var a in e)n(t,a,{get:e[a],enumerable:!0})},y=(t,e,a,o)=>{if(e&&typeof e=="object"||typeof e==
"function")for(let r of g(e))!d.call(t,r)&&r!==a&&n(t,r,{get:()=>e[r],enumerable:!(o=c(e,r))||o.enumerable});return t},_=t=>y(
n({},"__esModule",{value:!0}),t),i={};l(i,{default:()=>h}),s.exports=_(i);var u=p("packages/chunk-IYWUY3VA"),h={$schema:"\
http://json-schema.org/draft-07/schema#",$id:"https://evomap.ai/gep/schemas/mutation.schema.json",title:"GEP Mutation",description:"\
Declaration of intended change before execution. Unlike the other content-addressable asset types, the reference engine \
treats Mutation as a transient in-memory object and typically does not stamp `schema_version` / `asset_id`. Both fields \
are accepted (optional) so an implementation that DOES want to make Mutations content-addressable can do so without trip\
ping `additionalProperties: false`.",type:"object",required:["type","id","category","trigger_signals","target","expected\
_effect","risk_level"],properties:{type:{const:"Mutation"},schema_version:{type:"string",pattern:"^\\d+\\.\\d+\\.\\d+$"},
id:{type:"string",minLength:1},category:{type:"string",enum:["repair","optimize","innovate","explore"]},trigger_signals:{
type:"array",items:{type:"string"}},target:{type:"string",minLength:1},expected_effect:{type:"string",minLength:1},risk_level:{
type:"string",enum:["low","medium","high"]},asset_id:{type:"string",pattern:"^sha256:[a-f0-9]{64}$"}},additionalProperties:!1}});
