"use strict";var ee=Object.defineProperty;var f=(N,x)=>ee(N,"name",{value:x,configurable:!0});module.exports={"chunk-OTNWJANU"(N,x,te,S){var P=Object.defineProperty,L=Object.getOwnPropertyDescriptor,D=Object.getOwnPropertyNames,
B=Object.prototype.hasOwnProperty,C=f((e,t)=>{for(var i in t)P(e,i,{get:t[i],enumerable:!0})},"__export"),E=f((e,t,i,r)=>{
if(t&&typeof t=="object"||typeof t=="function")for(let s of D(t))!B.call(e,s)&&s!==i&&P(e,s,{get:f(()=>t[s],"get"),enumerable:!(r=
L(t,s))||r.enumerable});return e},"__copyProps"),F=f(e=>E(P({},"__esModule",{value:!0}),e),"__toCommonJS"),_={};C(_,{a:f(
()=>K,"a")}),S.exports=F(_);var n=x("chunk-CVC2726E"),g=x("node:path"),M=(0,n.a)((e,t)=>{if(Number.isSafeInteger(e))e<0?
A(e,t):z(e,t);else throw Error("cannot encode number outside of javascript safe integer range");return t},"encode"),z=(0,n.
a)((e,t)=>{t[0]=128;for(var i=t.length;i>1;i--)t[i-1]=e&255,e=Math.floor(e/256)},"encodePositive"),A=(0,n.a)((e,t)=>{t[0]=
255;var i=!1;e=e*-1;for(var r=t.length;r>1;r--){var s=e&255;e=Math.floor(e/256),i?t[r-1]=j(s):s===0?t[r-1]=0:(i=!0,t[r-1]=
O(s))}},"encodeNegative"),H=(0,n.a)(e=>{let t=e[0],i=t===128?I(e.subarray(1,e.length)):t===255?V(e):null;if(i===null)throw Error(
"invalid base256 encoding");if(!Number.isSafeInteger(i))throw Error("parsed number outside of javascript safe integer ra\
nge");return i},"parse"),V=(0,n.a)(e=>{for(var t=e.length,i=0,r=!1,s=t-1;s>-1;s--){var d=Number(e[s]),h;r?h=j(d):d===0?h=
d:(r=!0,h=O(d)),h!==0&&(i-=h*Math.pow(256,t-s-1))}return i},"twos"),I=(0,n.a)(e=>{for(var t=e.length,i=0,r=t-1;r>-1;r--){
var s=Number(e[r]);s!==0&&(i+=s*Math.pow(256,t-r-1))}return i},"pos"),j=(0,n.a)(e=>(255^e)&255,"onesComp"),O=(0,n.a)(e=>(255^
e)+1&255,"twosComp"),b=(0,n.a)(e=>y.has(e),"isCode"),U=new Set(["0","","1","2","3","4","5","6","7","D"]),y=new Map([["0",
"File"],["","OldFile"],["1","Link"],["2","SymbolicLink"],["3","CharacterDevice"],["4","BlockDevice"],["5","Directory"],[
"6","FIFO"],["7","ContiguousFile"],["g","GlobalExtendedHeader"],["x","ExtendedHeader"],["A","SolarisACL"],["D","GNUDumpD\
ir"],["I","Inode"],["K","NextFileHasLongLinkpath"],["L","NextFileHasLongPath"],["M","ContinuationFile"],["N","OldGnuLong\
Path"],["S","SparseFile"],["V","TapeVolumeHeader"],["X","OldExtendedHeader"]]),T=new Map(Array.from(y).map(e=>[e[1],e[0]])),
G=(0,n.a)(e=>e===void 0||e<0?void 0:e,"notNegative"),K=class{static{f(this,"B")}static{(0,n.a)(this,"Header")}cksumValid=!1;needPax=!1;nullBlock=!1;block;path;mode;uid;gid;size;cksum;#e="\
Unsupported";linkpath;uname;gname;devmaj=0;devmin=0;atime;ctime;mtime;charset;comment;constructor(e,t=0,i,r){Buffer.isBuffer(
e)?this.decode(e,t||0,i,r):e&&this.#t(e)}decode(e,t,i,r){if(t||(t=0),!e||!(e.length>=t+512))throw new Error("need 512 by\
tes for header");let s=p(e,t+156,1),d=U.has(s),h=d?i:void 0,o=d?r:void 0;if(this.path=h?.path??p(e,t,100),this.mode=h?.mode??
o?.mode??u(e,t+100,8),this.uid=h?.uid??o?.uid??u(e,t+108,8),this.gid=h?.gid??o?.gid??u(e,t+116,8),this.size=G(h?.size??o?.
size??u(e,t+124,12)),this.mtime=h?.mtime??o?.mtime??w(e,t+136,12),this.cksum=u(e,t+148,12),o&&this.#t(o,!0),h&&this.#t(h),
b(s)&&(this.#e=s||"0"),this.#e==="0"&&this.path.slice(-1)==="/"&&(this.#e="5"),this.#e==="5"&&(this.size=0),this.linkpath=
p(e,t+157,100),e.subarray(t+257,t+265).toString()==="ustar\x0000")if(this.uname=h?.uname??o?.uname??p(e,t+265,32),this.gname=
h?.gname??o?.gname??p(e,t+297,32),this.devmaj=h?.devmaj??o?.devmaj??u(e,t+329,8)??0,this.devmin=h?.devmin??o?.devmin??u(
e,t+337,8)??0,e[t+475]!==0){let l=p(e,t+345,155);this.path=l+"/"+this.path}else{let l=p(e,t+345,130);l&&(this.path=l+"/"+
this.path),this.atime=i?.atime??r?.atime??w(e,t+476,12),this.ctime=i?.ctime??r?.ctime??w(e,t+488,12)}let v=256;for(let l=t;l<
t+148;l++)v+=e[l];for(let l=t+156;l<t+512;l++)v+=e[l];this.cksumValid=v===this.cksum,this.cksum===void 0&&v===256&&(this.
nullBlock=!0)}#t(e,t=!1){Object.assign(this,Object.fromEntries(Object.entries(e).filter(([i,r])=>!(r==null||i==="size"&&
Number(r)<0||i==="path"&&t||i==="linkpath"&&t||i==="global"))))}encode(e,t=0){if(e||(e=this.block=Buffer.alloc(512)),this.#e===
"Unsupported"&&(this.#e="0"),!(e.length>=t+512))throw new Error("need 512 bytes for header");let i=this.ctime||this.atime?
130:155,r=J(this.path||"",i),s=r[0],d=r[1];this.needPax=!!r[2],this.needPax=c(e,t,100,s)||this.needPax,this.needPax=m(e,
t+100,8,this.mode)||this.needPax,this.needPax=m(e,t+108,8,this.uid)||this.needPax,this.needPax=m(e,t+116,8,this.gid)||this.
needPax,this.needPax=m(e,t+124,12,this.size)||this.needPax,this.needPax=k(e,t+136,12,this.mtime)||this.needPax,e[t+156]=
Number(this.#e.codePointAt(0)),this.needPax=c(e,t+157,100,this.linkpath)||this.needPax,e.write("ustar\x0000",t+257,8),this.
needPax=c(e,t+265,32,this.uname)||this.needPax,this.needPax=c(e,t+297,32,this.gname)||this.needPax,this.needPax=m(e,t+329,
8,this.devmaj)||this.needPax,this.needPax=m(e,t+337,8,this.devmin)||this.needPax,this.needPax=c(e,t+345,i,d)||this.needPax,
e[t+475]!==0?this.needPax=c(e,t+345,155,d)||this.needPax:(this.needPax=c(e,t+345,130,d)||this.needPax,this.needPax=k(e,t+
476,12,this.atime)||this.needPax,this.needPax=k(e,t+488,12,this.ctime)||this.needPax);let h=256;for(let o=t;o<t+148;o++)
h+=e[o];for(let o=t+156;o<t+512;o++)h+=e[o];return this.cksum=h,m(e,t+148,8,this.cksum),this.cksumValid=!0,this.needPax}get type(){
return this.#e==="Unsupported"?this.#e:y.get(this.#e)}get typeKey(){return this.#e}set type(e){let t=String(T.get(e));if(b(
t)||t==="Unsupported")this.#e=t;else if(b(e))this.#e=e;else throw new TypeError("invalid entry type: "+e)}},J=(0,n.a)((e,t)=>{
let i=e,r="",s,d=g.posix.parse(e).root||".";if(Buffer.byteLength(i)<100)s=[i,r,!1];else{r=g.posix.dirname(i),i=g.posix.basename(
i);do Buffer.byteLength(i)<=100&&Buffer.byteLength(r)<=t?s=[i,r,!1]:Buffer.byteLength(i)>100&&Buffer.byteLength(r)<=t?s=
[i.slice(0,99),r,!0]:(i=g.posix.join(g.posix.basename(r),i),r=g.posix.dirname(r));while(r!==d&&s===void 0);s||(s=[e.slice(
0,99),"",!0])}return s},"splitPrefix"),p=(0,n.a)((e,t,i)=>e.subarray(t,t+i).toString("utf8").replace(/\0.*/,""),"decStri\
ng"),w=(0,n.a)((e,t,i)=>X(u(e,t,i)),"decDate"),X=(0,n.a)(e=>e===void 0?void 0:new Date(e*1e3),"numToDate"),u=(0,n.a)((e,t,i)=>Number(
e[t])&128?H(e.subarray(t,t+i)):W(e,t,i),"decNumber"),$=(0,n.a)(e=>isNaN(e)?void 0:e,"nanUndef"),W=(0,n.a)((e,t,i)=>$(parseInt(
e.subarray(t,t+i).toString("utf8").replace(/\0.*$/,"").trim(),8)),"decSmallNumber"),Q={12:8589934591,8:2097151},m=(0,n.a)(
(e,t,i,r)=>r===void 0?!1:r>Q[i]||r<0?(M(r,e.subarray(t,t+i)),!0):(R(e,t,i,r),!1),"encNumber"),R=(0,n.a)((e,t,i,r)=>e.write(
Y(r,i),t,i,"ascii"),"encSmallNumber"),Y=(0,n.a)((e,t)=>Z(Math.floor(e).toString(8),t),"octalString"),Z=(0,n.a)((e,t)=>(e.
length===t-1?e:new Array(t-e.length-1).join("0")+e+" ")+"\0","padOctal"),k=(0,n.a)((e,t,i,r)=>r===void 0?!1:m(e,t,i,r.getTime()/
1e3),"encDate"),q=new Array(156).join("\0"),c=(0,n.a)((e,t,i,r)=>r===void 0?!1:(e.write(r+q,t,i,"utf8"),r.length!==Buffer.
byteLength(r)||r.length>i),"encString")}};
