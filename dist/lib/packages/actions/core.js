"use strict";var dt=Object.defineProperty;var n=(j,u)=>dt(j,"name",{value:u,configurable:!0});module.exports={"@actions/core"(j,u,pt,Q){var Y=Object.create,g=Object.defineProperty,z=Object.getOwnPropertyDescriptor,
X=Object.getOwnPropertyNames,Z=Object.getPrototypeOf,q=Object.prototype.hasOwnProperty,tt=n((t,e)=>{for(var r in e)g(t,r,
{get:e[r],enumerable:!0})},"__export"),C=n((t,e,r,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of X(e))
!q.call(t,s)&&s!==r&&g(t,s,{get:n(()=>e[s],"get"),enumerable:!(a=z(e,s))||a.enumerable});return t},"__copyProps"),h=n((t,e,r)=>(r=
t!=null?Y(Z(t)):{},C(e||!t||!t.__esModule?g(r,"default",{value:t,enumerable:!0}):r,t)),"__toESM"),et=n(t=>C(g({},"__esMo\
dule",{value:!0}),t),"__toCommonJS"),U={};tt(U,{endGroup:n(()=>V,"endGroup"),error:n(()=>P,"error"),getInput:n(()=>F,"ge\
tInput"),getState:n(()=>W,"getState"),info:n(()=>N,"info"),notice:n(()=>H,"notice"),saveState:n(()=>J,"saveState"),setFailed:n(
()=>D,"setFailed"),setOutput:n(()=>A,"setOutput"),startGroup:n(()=>K,"startGroup"),warning:n(()=>M,"warning")}),Q.exports=
et(U);var i=u("chunk-CVC2726E"),rt=h(u("os")),nt=h(u("crypto")),T=h(u("fs")),_=h(u("os")),R=h(u("os")),at=u("os"),b=u("f\
s"),x=h(u("os"));function p(t){return t==null?"":typeof t=="string"||t instanceof String?t:JSON.stringify(t)}n(p,"u"),(0,i.
a)(p,"toCommandValue");function v(t){return Object.keys(t).length?{title:t.title,file:t.file,line:t.startLine,endLine:t.
endLine,col:t.startColumn,endColumn:t.endColumn}:{}}n(v,"h"),(0,i.a)(v,"toCommandProperties");function l(t,e,r){let a=new it(
t,e,r);process.stdout.write(a.toString()+rt.EOL)}n(l,"d"),(0,i.a)(l,"issueCommand");function y(t,e=""){l(t,{},e)}n(y,"g"),
(0,i.a)(y,"issue");var k="::",it=class{static{n(this,"v")}static{(0,i.a)(this,"Command")}constructor(t,e,r){t||(t="missi\
ng.command"),this.command=t,this.properties=e,this.message=r}toString(){let t=k+this.command;if(this.properties&&Object.
keys(this.properties).length>0){t+=" ";let e=!0;for(let r in this.properties)if(this.properties.hasOwnProperty(r)){let a=this.
properties[r];a&&(e?e=!1:t+=",",t+=`${r}=${B(a)}`)}}return t+=`${k}${I(this.message)}`,t}};function I(t){return p(t).replace(
/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}n(I,"j"),(0,i.a)(I,"escapeData");function B(t){return p(t).replace(
/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}n(B,"A"),(0,i.a)(B,"escape\
Property");function E(t,e){let r=process.env[`GITHUB_${t}`];if(!r)throw new Error(`Unable to find environment variable f\
or file command ${t}`);if(!T.existsSync(r))throw new Error(`Missing file at path: ${r}`);T.appendFileSync(r,`${p(e)}${_.
EOL}`,{encoding:"utf8"})}n(E,"y"),(0,i.a)(E,"issueFileCommand");function $(t,e){let r=`ghadelimiter_${nt.randomUUID()}`,
a=p(e);if(t.includes(r))throw new Error(`Unexpected input: name should not contain the delimiter "${r}"`);if(a.includes(
r))throw new Error(`Unexpected input: value should not contain the delimiter "${r}"`);return`${t}<<${r}${_.EOL}${a}${_.EOL}${r}`}
n($,"_"),(0,i.a)($,"prepareKeyValueMessage");var S=n(function(t,e,r,a){function s(o){return o instanceof r?o:new r(function(d){
d(o)})}return n(s,"i"),(0,i.a)(s,"adopt"),new(r||(r=Promise))(function(o,d){function O(c){try{f(a.next(c))}catch(m){d(m)}}
n(O,"p"),(0,i.a)(O,"fulfilled");function w(c){try{f(a.throw(c))}catch(m){d(m)}}n(w,"x"),(0,i.a)(w,"rejected");function f(c){
c.done?o(c.value):s(c.value).then(O,w)}n(f,"f"),(0,i.a)(f,"step"),f((a=a.apply(t,e||[])).next())})},"O"),{access:st,appendFile:ot,
writeFile:ut}=b.promises,G="GITHUB_STEP_SUMMARY",ct=class{static{n(this,"E")}static{(0,i.a)(this,"Summary")}constructor(){
this._buffer=""}filePath(){return S(this,void 0,void 0,function*(){if(this._filePath)return this._filePath;let t=process.
env[G];if(!t)throw new Error(`Unable to find environment variable for $${G}. Check if your runtime environment supports \
job summaries.`);try{yield st(t,b.constants.R_OK|b.constants.W_OK)}catch{throw new Error(`Unable to access summary file:\
 '${t}'. Check if the file has correct read/write permissions.`)}return this._filePath=t,this._filePath})}wrap(t,e,r={}){
let a=Object.entries(r).map(([s,o])=>` ${s}="${o}"`).join("");return e?`<${t}${a}>${e}</${t}>`:`<${t}${a}>`}write(t){return S(
this,void 0,void 0,function*(){let e=!!t?.overwrite,r=yield this.filePath();return yield(e?ut:ot)(r,this._buffer,{encoding:"\
utf8"}),this.emptyBuffer()})}clear(){return S(this,void 0,void 0,function*(){return this.emptyBuffer().write({overwrite:!0})})}stringify(){
return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(t,e=!1){
return this._buffer+=t,e?this.addEOL():this}addEOL(){return this.addRaw(at.EOL)}addCodeBlock(t,e){let r=Object.assign({},
e&&{lang:e}),a=this.wrap("pre",this.wrap("code",t),r);return this.addRaw(a).addEOL()}addList(t,e=!1){let r=e?"ol":"ul",a=t.
map(o=>this.wrap("li",o)).join(""),s=this.wrap(r,a);return this.addRaw(s).addEOL()}addTable(t){let e=t.map(a=>{let s=a.map(
o=>{if(typeof o=="string")return this.wrap("td",o);let{header:d,data:O,colspan:w,rowspan:f}=o,c=d?"th":"td",m=Object.assign(
Object.assign({},w&&{colspan:w}),f&&{rowspan:f});return this.wrap(c,O,m)}).join("");return this.wrap("tr",s)}).join(""),
r=this.wrap("table",e);return this.addRaw(r).addEOL()}addDetails(t,e){let r=this.wrap("details",this.wrap("summary",t)+e);
return this.addRaw(r).addEOL()}addImage(t,e,r){let{width:a,height:s}=r||{},o=Object.assign(Object.assign({},a&&{width:a}),
s&&{height:s}),d=this.wrap("img",null,Object.assign({src:t,alt:e},o));return this.addRaw(d).addEOL()}addHeading(t,e){let r=`\
h${e}`,a=["h1","h2","h3","h4","h5","h6"].includes(r)?r:"h1",s=this.wrap(a,t);return this.addRaw(s).addEOL()}addSeparator(){
let t=this.wrap("hr",null);return this.addRaw(t).addEOL()}addBreak(){let t=this.wrap("br",null);return this.addRaw(t).addEOL()}addQuote(t,e){
let r=Object.assign({},e&&{cite:e}),a=this.wrap("blockquote",t,r);return this.addRaw(a).addEOL()}addLink(t,e){let r=this.
wrap("a",t,{href:e});return this.addRaw(r).addEOL()}},lt=new ct,ft=x.default.platform(),ht=x.default.arch(),L;(function(t){
t[t.Success=0]="Success",t[t.Failure=1]="Failure"})(L||(L={}));function F(t,e){let r=process.env[`INPUT_${t.replace(/ /g,
"_").toUpperCase()}`]||"";if(e&&e.required&&!r)throw new Error(`Input required and not supplied: ${t}`);return e&&e.trimWhitespace===
!1?r:r.trim()}n(F,"D"),(0,i.a)(F,"getInput");function A(t,e){if(process.env.GITHUB_OUTPUT)return E("OUTPUT",$(t,e));process.
stdout.write(R.EOL),l("set-output",{name:t},p(e))}n(A,"H"),(0,i.a)(A,"setOutput");function D(t){process.exitCode=L.Failure,
P(t)}n(D,"N"),(0,i.a)(D,"setFailed");function P(t,e={}){l("error",v(e),t instanceof Error?t.toString():t)}n(P,"I"),(0,i.
a)(P,"error");function M(t,e={}){l("warning",v(e),t instanceof Error?t.toString():t)}n(M,"W"),(0,i.a)(M,"warning");function H(t,e={}){
l("notice",v(e),t instanceof Error?t.toString():t)}n(H,"K"),(0,i.a)(H,"notice");function N(t){process.stdout.write(t+R.EOL)}
n(N,"Y"),(0,i.a)(N,"info");function K(t){y("group",t)}n(K,"q"),(0,i.a)(K,"startGroup");function V(){y("endgroup")}n(V,"J"),
(0,i.a)(V,"endGroup");function J(t,e){if(process.env.GITHUB_STATE)return E("STATE",$(t,e));l("save-state",{name:t},p(e))}
n(J,"Q"),(0,i.a)(J,"saveState");function W(t){return process.env[`STATE_${t}`]||""}n(W,"z"),(0,i.a)(W,"getState")}};
