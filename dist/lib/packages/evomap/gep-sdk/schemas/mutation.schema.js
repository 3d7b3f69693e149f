"use strict";module.exports={"@evomap/gep-sdk/schemas/mutation.schema.json"(y,o,u,p){var n=Object.defineProperty,c=Object.getOwnPropertyDescriptor,
d=Object.getOwnPropertyNames,g=Object.prototype.hasOwnProperty,m=(t,e)=>{for(var a in e)n(t,a,{get:e[a],enumerable:!0})},
l=(t,e,a,i)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of d(e))!g.call(t,r)&&r!==a&&n(t,r,{get:()=>e[r],
enumerable:!(i=c(e,r))||i.enumerable});return t},_=t=>l(n({},"__esModule",{value:!0}),t),s={};m(s,{default:()=>h}),p.exports=
_(s);var v=o("chunk-IYWUY3VA"),h={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://evomap.ai/gep/schemas/m\
utation.schema.json",title:"GEP Mutation",description:"Declaration of intended change before execution. Unlike the other\
 content-addressable asset types, the reference engine treats Mutation as a transient in-memory object and typically doe\
s not stamp `schema_version` / `asset_id`. Both fields are accepted (optional) so an implementation that DOES want to ma\
ke Mutations content-addressable can do so without tripping `additionalProperties: false`.",type:"object",required:["typ\
e","id","category","trigger_signals","target","expected_effect","risk_level"],properties:{type:{const:"Mutation"},schema_version:{
type:"string",pattern:"^\\d+\\.\\d+\\.\\d+$"},id:{type:"string",minLength:1},category:{type:"string",enum:["repair","opt\
imize","innovate","explore"]},trigger_signals:{type:"array",items:{type:"string"}},target:{type:"string",minLength:1},expected_effect:{
type:"string",minLength:1},risk_level:{type:"string",enum:["low","medium","high"]},asset_id:{type:"string",pattern:"^sha\
256:[a-f0-9]{64}$"}},additionalProperties:!1}}};
