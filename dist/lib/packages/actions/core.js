"use strict";module.exports={"@actions/core"(ot,s,ut,I){var k=Object.create,h=Object.defineProperty,B=Object.getOwnPropertyDescriptor,
C=Object.getOwnPropertyNames,A=Object.getPrototypeOf,F=Object.prototype.hasOwnProperty,G=(t,e)=>{for(var r in e)h(t,r,{get:e[r],
enumerable:!0})},E=(t,e,r,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let i of C(e))!F.call(t,i)&&i!==r&&h(t,
i,{get:()=>e[i],enumerable:!(n=B(e,i))||n.enumerable});return t},c=(t,e,r)=>(r=t!=null?k(A(t)):{},E(e||!t||!t.__esModule?
h(r,"default",{value:t,enumerable:!0}):r,t)),D=t=>E(h({},"__esModule",{value:!0}),t),y={};G(y,{endGroup:()=>it,error:()=>x,
getInput:()=>X,getState:()=>st,info:()=>rt,notice:()=>et,saveState:()=>at,setFailed:()=>q,setOutput:()=>Z,startGroup:()=>nt,
warning:()=>tt}),I.exports=D(y);var ct=s("chunk-IYWUY3VA"),M=c(s("os")),H=c(s("crypto")),$=c(s("fs")),g=c(s("os")),L=c(s(
"os")),Y=s("os"),v=s("fs"),P=c(s("os"));function d(t){return t==null?"":typeof t=="string"||t instanceof String?t:JSON.stringify(
t)}function m(t){return Object.keys(t).length?{title:t.title,file:t.file,line:t.startLine,endLine:t.endLine,col:t.startColumn,
endColumn:t.endColumn}:{}}function l(t,e,r){let n=new N(t,e,r);process.stdout.write(n.toString()+M.EOL)}function S(t,e=""){
l(t,{},e)}var j="::",N=class{constructor(t,e,r){t||(t="missing.command"),this.command=t,this.properties=e,this.message=r}toString(){
let t=j+this.command;if(this.properties&&Object.keys(this.properties).length>0){t+=" ";let e=!0;for(let r in this.properties)
if(this.properties.hasOwnProperty(r)){let n=this.properties[r];n&&(e?e=!1:t+=",",t+=`${r}=${J(n)}`)}}return t+=`${j}${W(
this.message)}`,t}};function W(t){return d(t).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function J(t){
return d(t).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function U(t,e){
let r=process.env[`GITHUB_${t}`];if(!r)throw new Error(`Unable to find environment variable for file command ${t}`);if(!$.
existsSync(r))throw new Error(`Missing file at path: ${r}`);$.appendFileSync(r,`${d(e)}${g.EOL}`,{encoding:"utf8"})}function T(t,e){
let r=`ghadelimiter_${H.randomUUID()}`,n=d(e);if(t.includes(r))throw new Error(`Unexpected input: name should not contai\
n the delimiter "${r}"`);if(n.includes(r))throw new Error(`Unexpected input: value should not contain the delimiter "${r}\
"`);return`${t}<<${r}${g.EOL}${n}${g.EOL}${r}`}var O=function(t,e,r,n){function i(a){return a instanceof r?a:new r(function(u){
u(a)})}return new(r||(r=Promise))(function(a,u){function b(o){try{p(n.next(o))}catch(f){u(f)}}function w(o){try{p(n.throw(
o))}catch(f){u(f)}}function p(o){o.done?a(o.value):i(o.value).then(b,w)}p((n=n.apply(t,e||[])).next())})},{access:K,appendFile:V,
writeFile:Q}=v.promises,R="GITHUB_STEP_SUMMARY",z=class{constructor(){this._buffer=""}filePath(){return O(this,void 0,void 0,
function*(){if(this._filePath)return this._filePath;let t=process.env[R];if(!t)throw new Error(`Unable to find environme\
nt variable for $${R}. Check if your runtime environment supports job summaries.`);try{yield K(t,v.constants.R_OK|v.constants.
W_OK)}catch{throw new Error(`Unable to access summary file: '${t}'. Check if the file has correct read/write permissions\
.`)}return this._filePath=t,this._filePath})}wrap(t,e,r={}){let n=Object.entries(r).map(([i,a])=>` ${i}="${a}"`).join("");
return e?`<${t}${n}>${e}</${t}>`:`<${t}${n}>`}write(t){return O(this,void 0,void 0,function*(){let e=!!t?.overwrite,r=yield this.
filePath();return yield(e?Q:V)(r,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){return O(this,void 0,void 0,
function*(){return this.emptyBuffer().write({overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){return this.
_buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(t,e=!1){return this._buffer+=t,e?this.addEOL():this}addEOL(){
return this.addRaw(Y.EOL)}addCodeBlock(t,e){let r=Object.assign({},e&&{lang:e}),n=this.wrap("pre",this.wrap("code",t),r);
return this.addRaw(n).addEOL()}addList(t,e=!1){let r=e?"ol":"ul",n=t.map(a=>this.wrap("li",a)).join(""),i=this.wrap(r,n);
return this.addRaw(i).addEOL()}addTable(t){let e=t.map(n=>{let i=n.map(a=>{if(typeof a=="string")return this.wrap("td",a);
let{header:u,data:b,colspan:w,rowspan:p}=a,o=u?"th":"td",f=Object.assign(Object.assign({},w&&{colspan:w}),p&&{rowspan:p});
return this.wrap(o,b,f)}).join("");return this.wrap("tr",i)}).join(""),r=this.wrap("table",e);return this.addRaw(r).addEOL()}addDetails(t,e){
let r=this.wrap("details",this.wrap("summary",t)+e);return this.addRaw(r).addEOL()}addImage(t,e,r){let{width:n,height:i}=r||
{},a=Object.assign(Object.assign({},n&&{width:n}),i&&{height:i}),u=this.wrap("img",null,Object.assign({src:t,alt:e},a));
return this.addRaw(u).addEOL()}addHeading(t,e){let r=`h${e}`,n=["h1","h2","h3","h4","h5","h6"].includes(r)?r:"h1",i=this.
wrap(n,t);return this.addRaw(i).addEOL()}addSeparator(){let t=this.wrap("hr",null);return this.addRaw(t).addEOL()}addBreak(){
let t=this.wrap("br",null);return this.addRaw(t).addEOL()}addQuote(t,e){let r=Object.assign({},e&&{cite:e}),n=this.wrap(
"blockquote",t,r);return this.addRaw(n).addEOL()}addLink(t,e){let r=this.wrap("a",t,{href:e});return this.addRaw(r).addEOL()}},
dt=new z,lt=P.default.platform(),pt=P.default.arch(),_;(function(t){t[t.Success=0]="Success",t[t.Failure=1]="Failure"})(
_||(_={}));function X(t,e){let r=process.env[`INPUT_${t.replace(/ /g,"_").toUpperCase()}`]||"";if(e&&e.required&&!r)throw new Error(
`Input required and not supplied: ${t}`);return e&&e.trimWhitespace===!1?r:r.trim()}function Z(t,e){if(process.env.GITHUB_OUTPUT)
return U("OUTPUT",T(t,e));process.stdout.write(L.EOL),l("set-output",{name:t},d(e))}function q(t){process.exitCode=_.Failure,
x(t)}function x(t,e={}){l("error",m(e),t instanceof Error?t.toString():t)}function tt(t,e={}){l("warning",m(e),t instanceof
Error?t.toString():t)}function et(t,e={}){l("notice",m(e),t instanceof Error?t.toString():t)}function rt(t){process.stdout.
write(t+L.EOL)}function nt(t){S("group",t)}function it(){S("endgroup")}function at(t,e){if(process.env.GITHUB_STATE)return U(
"STATE",T(t,e));l("save-state",{name:t},d(e))}function st(t){return process.env[`STATE_${t}`]||""}}};
