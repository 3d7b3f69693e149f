"use strict";var v=Object.defineProperty;var r=(o,s)=>v(o,"name",{value:s,configurable:!0});module.exports={"@evomap/gep-sdk/schemas/mutation.schema.json"(o,s,f,d){var i=Object.defineProperty,g=Object.getOwnPropertyDescriptor,
m=Object.getOwnPropertyNames,l=Object.prototype.hasOwnProperty,_=r((t,e)=>{for(var n in e)i(t,n,{get:e[n],enumerable:!0})},
"__export"),h=r((t,e,n,c)=>{if(e&&typeof e=="object"||typeof e=="function")for(let a of m(e))!l.call(t,a)&&a!==n&&i(t,a,
{get:r(()=>e[a],"get"),enumerable:!(c=g(e,a))||c.enumerable});return t},"__copyProps"),y=r(t=>h(i({},"__esModule",{value:!0}),
t),"__toCommonJS"),p={};_(p,{default:r(()=>u,"default")}),d.exports=y(p);var b=s("chunk-CVC2726E"),u={$schema:"http://js\
on-schema.org/draft-07/schema#",$id:"https://evomap.ai/gep/schemas/mutation.schema.json",title:"GEP Mutation",description:"\
Declaration of intended change before execution. Unlike the other content-addressable asset types, the reference engine \
treats Mutation as a transient in-memory object and typically does not stamp `schema_version` / `asset_id`. Both fields \
are accepted (optional) so an implementation that DOES want to make Mutations content-addressable can do so without trip\
ping `additionalProperties: false`.",type:"object",required:["type","id","category","trigger_signals","target","expected\
_effect","risk_level"],properties:{type:{const:"Mutation"},schema_version:{type:"string",pattern:"^\\d+\\.\\d+\\.\\d+$"},
id:{type:"string",minLength:1},category:{type:"string",enum:["repair","optimize","innovate","explore"]},trigger_signals:{
type:"array",items:{type:"string"}},target:{type:"string",minLength:1},expected_effect:{type:"string",minLength:1},risk_level:{
type:"string",enum:["low","medium","high"]},asset_id:{type:"string",pattern:"^sha256:[a-f0-9]{64}$"}},additionalProperties:!1}}};
