"use strict";const{readFileSync,readdirSync}=require("node:fs"),{Script}=require("node:vm"),chunks=new Map,modules=new Map;function load(e){
const n=modules.get(e);if(n!==void 0)return n;if(e.startsWith("node:"))return require(e);const s=chunkOf(e),t={exports:{}};
return modules.set(e,t.exports),new Script(chunk(s).get(e),{filename:pathOf(s)+"#"+e}).runInThisContext()(t,e.startsWith(
"packages/")?loadPackage:load,lazy),modules.set(e,t.exports),t.exports}function loadPackage(e){return e.startsWith("pack\
ages/")?load(e):require(e)}function lazy(e){let n;return()=>n??=load(e)}function chunkOf(e){return e.startsWith("package\
s/")?e:e.includes("/")?`${e.slice(0,e.lastIndexOf("/"))}/index`:"root"}function chunk(e){const n=chunks.get(e);if(n!==void 0)
return n;const s=new Map;for(const t of readFileSync(pathOf(e),"utf8").split("//# ")){const r=t.indexOf(`
`);s.set(t.slice(0,r),t.slice(r))}return chunks.set(e,s),s}function pathOf(e){return __dirname+"/"+e+".js"}globalThis[Symbol.
for("gene-gate: read all chunks")]=()=>{for(const e of readdirSync(__dirname,{recursive:!0}))e.endsWith(".js")&&chunk(e.
slice(0,-3))},module.exports={load};
